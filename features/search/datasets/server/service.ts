import 'server-only'
import { listOrPage } from '@/lib/api/paging'
import { database } from '@/lib/db/database'
import type { SearchType } from '../../contract'
import { countRecords, selectRecords, type RecordRow } from './repository'

const pageSize = 20

/** What can be found of a kind, newest first; a page of it when asked (decisions section 3). */
export async function listRecords<Item>(
  kind: SearchType,
  query: { page?: number | undefined; per_page?: number | undefined },
  map: (row: RecordRow) => Item,
) {
  const db = await database()
  return listOrPage(query, pageSize, {
    rows: async (range) => (await selectRecords(db, kind, range)).map(map),
    count: () => countRecords(db, kind),
  })
}
