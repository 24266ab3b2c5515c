import { call } from '@/lib/api/call'
import { pageOnly } from '@/lib/api/paging'
import { expertList, poolList } from './contract'
import { expertListShape, type PoolState } from './search-params'

/** Fields of expertise, for the filter and the cards. */
export function experts() {
  return call(expertList)
}

/** Loads the view of the pool that an address names. */
export async function poolPage(state: PoolState) {
  return pageOnly(await call(poolList, { query: expertListShape.query(state) }))
}
