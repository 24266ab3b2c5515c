import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { everyRecord, pageFrom, wholeFrom } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { ListedPage } from '@/lib/seo/sitemap'
import { homeNews, newsDetail, newsList, type NewsItem } from './contract'
import { homeNewsCount, newsPageSize, newsPaths, shownNews } from './rules'
import type { NewsListState } from './search-params'

const relatedCount = 3
const feedLength = 30

/** One page of the list as the address asks for it. */
export async function newsPage({ page, sort }: NewsListState) {
  const paging = { page, per_page: newsPageSize }
  const answer = await call(newsList, { query: { ...paging, sort } })
  return pageFrom(answer, paging, (items) =>
    sort === 'date-asc' ? shownNews(items).toReversed() : shownNews(items),
  )
}

/** The newest items, so many at least where there are so many. */
async function newestNews(count: number) {
  const answer = await call(newsList, { query: { page: 1, per_page: count } })
  return shownNews(wholeFrom(answer))
}

/** All items, newest first. */
async function allNews() {
  return shownNews(wholeFrom(await call(newsList, { query: {} })))
}

/**
 * One item, or null when there is none. A provider that knows only the whole list is asked for
 * that.
 */
export function newsItem(id: number): Promise<NewsItem | null> {
  return orWhenMissing(call(newsDetail, { params: { id } }), async () => {
    return (await allNews()).find((item) => item.id === id) ?? null
  })
}

/** The last eight items, for the home page. */
export async function latestNews() {
  const answer = orWhenMissing(call(homeNews), () => newestNews(homeNewsCount))
  return shownNews(await answer).slice(0, homeNewsCount)
}

/** The three newest items besides the one being read. */
export async function relatedNews(item: NewsItem) {
  const newest = await newestNews(relatedCount + 1)
  return newest.filter((other) => other.id !== item.id).slice(0, relatedCount)
}

/** Every public item as a page of the site map. */
export async function newsPages(): Promise<ListedPage[]> {
  const items = shownNews(await everyRecord((query) => call(newsList, { query })))
  return items.map((item) => ({ paths: newsPaths(item), changed: item.updated_at }))
}

/** The items of the feed, newest first. */
export async function newsFeedItems(locale: Locale) {
  const items = await newestNews(feedLength)
  return items.slice(0, feedLength).map((item) => ({
    title: inLocale(item, 'DESCRIPTION', locale),
    path: newsPaths(item)[locale],
    html: inLocale(item, 'TARIFF', locale),
    published: item.news_date,
  }))
}
