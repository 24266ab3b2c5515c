'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { Institution } from '../contract'
import { institutionListShape, type InstitutionKey } from '../search-params'
import { InstitutionRow, type InstitutionOptions } from './institution-row'

interface InstitutionViewProps extends ListViewData<Institution, InstitutionKey, never> {
  options: InstitutionOptions
  modeLabel: string
}

/** The institutions as a list with filters. */
export function InstitutionView({ options, modeLabel, ...list }: InstitutionViewProps) {
  return (
    <ListView
      {...list}
      name="institutions"
      shape={institutionListShape}
      layout="rows"
      lines
      load={async (state) => (await import('../queries')).institutionPage(state)}
      renderItem={(institution) => (
        <InstitutionRow
          locale={list.locale}
          institution={institution}
          options={options}
          modeLabel={modeLabel}
        />
      )}
    />
  )
}
