import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { pageFrom, wholeFrom } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { ListedPage } from '@/lib/seo/sitemap'
import { homeNews, newsDetail, newsList, type NewsItem } from './contract'
import { newsPageSize, newsPaths } from './rules'
import type { NewsListState } from './search-params'

/** One page of the list as the address asks for it. */
export async function newsPage({ page, sort }: NewsListState) {
  const paging = { page, per_page: newsPageSize }
  const answer = await call(newsList, { query: { ...paging, sort } })
  return pageFrom(answer, paging, (items) => (sort === 'date-asc' ? items.toReversed() : items))
}

/**
 * One item, or null when there is none. A provider that knows only the whole list is asked for
 * that.
 */
export function newsItem(id: number): Promise<NewsItem | null> {
  return orWhenMissing(call(newsDetail, { params: { id } }), async () => {
    const items = wholeFrom(await call(newsList, { query: {} }))
    return items.find((item) => item.id === id) ?? null
  })
}

/** The last eight items, for the home page. */
export function latestNews() {
  return call(homeNews)
}

/** The three newest items besides the one being read. */
export async function relatedNews(item: NewsItem) {
  const answer = await call(newsList, { query: { page: 1, per_page: 4 } })
  return wholeFrom(answer)
    .filter((other) => other.id !== item.id)
    .slice(0, 3)
}

/** Every public item as a page of the site map. */
export async function newsPages(): Promise<ListedPage[]> {
  const items = wholeFrom(await call(newsList, { query: {} }))
  return items.map((item) => ({ paths: newsPaths(item), changed: item.updated_at }))
}

/** The items of the feed, newest first. */
export async function newsFeedItems(locale: Locale) {
  const answer = await call(newsList, { query: { page: 1, per_page: 30 } })
  return wholeFrom(answer).map((item) => ({
    title: inLocale(item, 'DESCRIPTION', locale),
    path: newsPaths(item)[locale],
    html: inLocale(item, 'TARIFF', locale),
    published: item.news_date,
  }))
}
