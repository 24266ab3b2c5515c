import { listShape, oneOf, textFilter, type ListState } from '@/lib/api/list-state'
import { nodeValue, type StatisticKind, statisticKinds } from './kinds/contract'

/** The list of one data type: cards, nine a page (spec/decisions.md section 2). */
export const statisticListShape = listShape({
  pageSize: 9,
  filters: { q: textFilter, geolocation: oneOf(nodeValue), industry: oneOf(nodeValue) },
})

export type StatisticFilter = 'q' | 'geolocation' | 'industry'

export type StatisticState = ListState<StatisticFilter, never>

/** The data type that an address names; statistics by default. */
export function kindIn(query: URLSearchParams): StatisticKind {
  return statisticKinds.find((kind) => kind === query.get('type')) ?? statisticKinds[0]
}

/** The address of a data type's view in the tab of interactive data. */
export function kindPath(path: string, kind: StatisticKind): string {
  return kind === statisticKinds[0] ? path : `${path}&type=${kind}`
}
