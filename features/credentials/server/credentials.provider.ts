import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import type * as credentialsCalls from '../contract'
import { credential, credentialById, credentialList, type Credential } from '../contract'
import { filterValues, searchedFields } from '../rules'
import { credentialListShape } from '../search-params'

/** A provider may return a country as an id only. */
const record = tableRecord(credential, {
  ...bothLanguages('description', ''),
  ...bothLanguages('image_alt', null),
  country: null,
  status: 1,
  image: null,
  updated_at: null,
})

const all = tableCall(credentialList, listAnswer(record))

export const credentialTable = {
  pageSize: credentialListShape.pageSize,
  filters: filterValues,
  searched: searchedFields,
  order: (credentials: Credential[]) =>
    credentials.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
}

export const credentialsAtProvider = {
  credentialList: async (input, { ask }) =>
    listFromTable(await ask(all, input), input.query, credentialTable),
  credentialById: sameCall(credentialById, record),
} satisfies Partial<Stances<typeof credentialsCalls>>
