'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { PoolEntryWrite } from '../contract'
import { expertListShape } from '../search-params'
import { ExpertCard, type ExpertCardTexts } from './expert-card'
import type { FilterOption } from '@/components/list-view/filter-fields'

interface ExpertPoolProps extends ListViewData<PoolEntryWrite, 'q' | 'expert', never> {
  experts: readonly FilterOption[]
  card: ExpertCardTexts
}

/** The pool as a list with filters. */
export function ExpertPool({ experts, card, ...list }: ExpertPoolProps) {
  return (
    <ListView
      {...list}
      name="pool"
      shape={expertListShape}
      layout="cards"
      lines
      load={async (state) => (await import('../queries')).poolPage(state)}
      renderItem={(entry) => (
        <ExpertCard
          locale={list.locale}
          entry={entry}
          expertise={experts.find(({ value }) => value === String(entry.expert_id))}
          texts={card}
        />
      )}
    />
  )
}
