import { call } from '@/lib/api/call'
import { everyRecord, pageOnly } from '@/lib/api/paging'
import { usedValues } from '@/lib/api/used-values'
import { poolList } from './contract'
import { filterValues } from './rules'
import { expertListShape, type PoolState } from './search-params'

/** Loads the view of the pool that an address names. */
export async function poolPage(state: PoolState) {
  return pageOnly(await call(poolList, { query: expertListShape.query(state) }))
}

/** The values of the filter that lead to an entry. */
export async function usedFilters() {
  const entries = await everyRecord((query) => call(poolList, { query }))
  return usedValues(entries, filterValues)
}
