import { currentUser } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import {
  statisticFilters,
  statisticGeolocationList,
  statisticIndustryList,
  statisticLists,
} from './contract'
import type { StatisticKind } from './kinds/contract'
import { statisticListShape, type StatisticState } from './search-params'

/** Loads the view of a data type that an address names; each record has a unique `id`. */
export async function statisticPage(kind: StatisticKind, state: StatisticState) {
  const { items, total, page, per_page, total_capped } = await call(statisticLists[kind], {
    query: statisticListShape.query(state),
  })
  if (total === undefined || page === undefined || per_page === undefined) {
    throw new Problem('internal')
  }
  const data = items.map((item) => ({ ...item, id: item.identifier }))
  return { data, total, page, per_page, ...(total_capped && { total_capped }) }
}

/**
 * Loads the initial state of interactive data: the view, the trees of its filters, which nodes of
 * them lead to a record, and the account.
 */
export async function interactiveData(kind: StatisticKind, state: StatisticState) {
  const [first, geolocations, industries, used, { is_vip: isVip }] = await Promise.all([
    statisticPage(kind, state),
    call(statisticGeolocationList),
    call(statisticIndustryList),
    call(statisticFilters, { query: { type: kind } }),
    call(currentUser),
  ])
  return { first, geolocations, industries, used, isVip }
}
