import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { idsOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { database } from '@/lib/db/database'
import type { poolList } from '../contract'
import { expertListShape } from '../search-params'
import { countPool, selectExperts, selectPool } from './experts.sql'

/** Fields of expertise in their order. */
export async function listExperts() {
  return selectExperts(await database())
}

/** The public pool by field of expertise; a page when any parameter is given (decisions section 3). */
export async function listPool(query: QueryOf<typeof poolList>) {
  const db = await database()
  const filters = { search: query.q, experts: idsOf(query.expert) }
  return listOrPage(query, expertListShape.pageSize, {
    rows: (range) => selectPool(db, { ...filters, ...range }),
    count: () => countPool(db, filters),
  })
}
