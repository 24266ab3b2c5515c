import { listShape, type ListState } from '@/lib/api/list-state'
import { newsSorts, type NewsSort } from './contract'
import { newsPageSize } from './rules'

/** The views of the news: `?sort=date-asc&page=2` (spec part 1 section 2.4). */
export const newsListShape = listShape({ pageSize: newsPageSize, filters: {}, sorts: newsSorts })

export type NewsListState = ListState<never, NewsSort>
