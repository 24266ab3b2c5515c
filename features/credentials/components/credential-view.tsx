'use client'

import type { FilterOption } from '@/components/list-view/filter-fields'
import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { Credential } from '../contract'
import { credentialListShape, type CredentialFilter } from '../search-params'
import { CredentialRow } from './credential-row'
import type { CredentialStateTexts } from './credential-state'

interface CredentialViewProps extends ListViewData<Credential, CredentialFilter, never> {
  types: readonly FilterOption[]
  day: string
  row: CredentialStateTexts
}

/** The credentials as a list with filters. */
export function CredentialView({ types, day, row, ...list }: CredentialViewProps) {
  return (
    <ListView
      {...list}
      name="credentials"
      shape={credentialListShape}
      layout="rows"
      lines
      load={async (state) => (await import('../queries')).credentialPage(state)}
      renderItem={(credential) => (
        <CredentialRow
          locale={list.locale}
          credential={credential}
          types={types}
          day={day}
          texts={row}
        />
      )}
    />
  )
}
