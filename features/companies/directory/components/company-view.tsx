'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { Company } from '../contract'
import { companyListShape, type CompanyKey } from '../search-params'
import { CompanyCard, type CompanyOptions } from './company-card'

interface CompanyViewProps extends ListViewData<Company, CompanyKey, never> {
  options: CompanyOptions
  nameNote: string
  verified: string
}

/** The companies as a list with filters. */
export function CompanyView({ options, nameNote, verified, ...list }: CompanyViewProps) {
  return (
    <ListView
      {...list}
      name="companies"
      shape={companyListShape}
      layout="cards"
      lines
      load={async (state) => (await import('../queries')).companyPage(state)}
      renderItem={(company) => (
        <CompanyCard
          locale={list.locale}
          company={company}
          options={options}
          nameNote={nameNote}
          verified={verified}
        />
      )}
    />
  )
}
