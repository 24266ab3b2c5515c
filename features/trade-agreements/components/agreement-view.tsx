'use client'

import type { FilterOption } from '@/components/list-view/filter-fields'
import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { DateSort } from '@/lib/api/list-state'
import type { ReactNode } from 'react'
import type { Agreement } from '../contract'
import { agreementListShape } from '../search-params'
import { AgreementRow, type AgreementTexts } from './agreement-row'

interface AgreementViewProps extends ListViewData<Agreement, 'q' | 'country' | 'status', DateSort> {
  partners: readonly FilterOption[]
  row: AgreementTexts
  /** By the code of a market. */
  notices: Readonly<Record<string, ReactNode>>
}

/** The agreements as a list with filters. */
export function AgreementView({ partners, row, notices, ...list }: AgreementViewProps) {
  return (
    <ListView
      {...list}
      name="free-trade-agreements"
      shape={agreementListShape}
      layout="rows"
      load={async (state) => (await import('../queries')).agreementPage(state)}
      renderItem={(agreement) => (
        <AgreementRow
          locale={list.locale}
          agreement={agreement}
          partners={partners}
          texts={row}
          notice={notices[agreement.country_code ?? '']}
        />
      )}
    />
  )
}
