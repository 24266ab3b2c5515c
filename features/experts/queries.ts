import { call } from '@/lib/api/call'
import { viewFrom } from '@/lib/api/list-state'
import { expertList, poolList } from './contract'
import { matchesPool } from './rules'
import { poolViews, type PoolState } from './search-params'

/** Fields of expertise, for the filter and the cards. */
export function experts() {
  return call(expertList)
}

/** One view of the pool, as its address asks for it. */
export async function poolPage(state: PoolState) {
  const answer = await call(poolList, { query: poolViews.query(state) })
  return viewFrom(answer, poolViews, state, matchesPool)
}
