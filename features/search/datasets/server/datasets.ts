import 'server-only'
import { listOrPage } from '@/lib/api/paging'
import { database } from '@/lib/db/database'
import type { SearchType } from '../../kinds/contract'
import { toCompany, toEvent, toExpert, toExport, toTitled } from './datasets.mapper'
import { countRecords, selectRecords, type RecordRow } from './datasets.sql'

const pageSize = 20

interface DatasetQuery {
  page?: number | undefined
  per_page?: number | undefined
}

/** The records of a kind, newest first; a page when the query asks for one (decisions section 3). */
async function listRecords<Item>(
  kind: SearchType,
  query: DatasetQuery,
  map: (row: RecordRow) => Item,
) {
  const db = await database()
  return listOrPage(query, pageSize, {
    rows: async (range) => (await selectRecords(db, kind, range)).map(map),
    count: () => countRecords(db, kind),
  })
}

/** The datasets of the specification, each with its fields. */
export const listEvents = (query: DatasetQuery) => listRecords('events', query, toEvent)
export const listExports = (query: DatasetQuery) => listRecords('exports', query, toExport)
export const listCompanies = (query: DatasetQuery) => listRecords('companies', query, toCompany)
export const listExperts = (query: DatasetQuery) => listRecords('experts', query, toExpert)

/** Agreements, publications and news have the same fields. */
export const listTitled = (kind: 'trades' | 'publications' | 'news', query: DatasetQuery) =>
  listRecords(kind, query, toTitled)
