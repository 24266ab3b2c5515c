import { call } from '@/lib/api/call'
import { pageFrom, wholeFrom } from '@/lib/api/paging'
import { newsDetail, newsList, type NewsItem } from './contract'
import { newsPageSize } from './rules'
import type { NewsListState } from './search-params'

/** One page of the list as the address asks for it. */
export async function newsPage({ page, sort }: NewsListState) {
  const paging = { page, per_page: newsPageSize }
  const answer = await call(newsList, { query: { ...paging, sort } })
  return pageFrom(answer, paging, (items) => (sort === 'date-asc' ? items.toReversed() : items))
}

export function newsItem(id: number) {
  return call(newsDetail, { params: { id } })
}

/** The three newest items besides the one being read. */
export async function relatedNews(item: NewsItem) {
  const answer = await call(newsList, { query: { page: 1, per_page: 4 } })
  return wholeFrom(answer)
    .filter((other) => other.id !== item.id)
    .slice(0, 3)
}
