import {
  idValue,
  listShape,
  manyOf,
  oneOf,
  textFilter,
  yearValue,
  type ListState,
} from '@/lib/api/list-state'

/** The list of the credentials: a text list, ten a page (spec/decisions.md section 2). */
export const credentialListShape = listShape({
  pageSize: 10,
  filters: {
    q: textFilter,
    type: manyOf(idValue),
    country: oneOf(idValue),
    year: manyOf(yearValue),
  },
})

export type CredentialFilter = 'q' | 'type' | 'country' | 'year'
export type CredentialState = ListState<CredentialFilter, never>
