import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable, recordIn } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type * as institutionsCalls from '../contract'
import { institutionById, institutionList, institutionWrite, type Institution } from '../contract'
import { filterValues, searchedFields } from '../rules'
import { institutionListShape } from '../search-params'

/** The tables have one name of an institution. */
const institution = tableRecord(
  institutionWrite,
  { ...bothLanguages('description', ''), website: null, status: 1 },
  (given) => ({ ...bilingualPair('name', { en: given.name ?? '', ar: '' }), ...given }),
)

const all = tableCall(institutionList, listAnswer(institution))
const one = tableCall(institutionById, institution)

export const institutionTable = {
  pageSize: institutionListShape.pageSize,
  isShown: ({ status }: Institution) => status === 1,
  filters: filterValues,
  searched: searchedFields,
  texts: ({ name }: Institution) => [name],
}

export const institutionsAtProvider = {
  institutionList: async (input, { ask }) =>
    listFromTable(await ask(all, input), input.query, institutionTable),
  institutionById: (input, { ask, call }) =>
    whenNotFound(ask(one, input), async (missing) =>
      recordIn(await call(institutionList, { query: {} }), input.params.id, missing),
    ),
} satisfies Partial<Stances<typeof institutionsCalls>>
