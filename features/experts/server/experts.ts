import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { database } from '@/lib/db/database'
import type { poolList } from '../contract'
import { expertListShape } from '../search-params'
import { publicPool, selectExperts } from './experts.sql'

/** Fields of expertise in their order. */
export async function listExperts() {
  return selectExperts(await database())
}

/** The public pool by field of expertise; a page when any parameter is given (decisions section 3). */
export async function listPool(query: QueryOf<typeof poolList>) {
  return publicPool.list(query, expertListShape.pageSize)
}
