import { dateSorts, listShape, type DateSort, type ListState } from '@/lib/api/list-state'
import { newsPageSize } from './rules'

/** The views of the news list, each with one address: `?sort=date-asc&page=2`. */
export const newsListShape = listShape({ pageSize: newsPageSize, filters: {}, sorts: dateSorts })

export type NewsListState = ListState<never, DateSort>
