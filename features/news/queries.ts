import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { everyRecord, pageOnly, wholeFrom } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { ListedPage } from '@/lib/seo/sitemap'
import { newsDetail, newsList, type NewsItem } from './contract'
import { newsPaths } from './rules'
import { newsListShape, type NewsListState } from './search-params'

const relatedCount = 3
const feedLength = 30

/** Loads the page of the list that an address names. */
export async function newsPage(state: NewsListState) {
  return pageOnly(await call(newsList, { query: newsListShape.query(state) }))
}

/** The newest items, at least this many where they exist. */
async function newestNews(count: number) {
  return wholeFrom(await call(newsList, { query: { page: 1, per_page: count } }))
}

/** One item, or null when there is none. */
export function newsItem(id: number): Promise<NewsItem | null> {
  return whenNotFound(call(newsDetail, { params: { id } }), () => null)
}

/** The three newest items besides the one being read. */
export async function relatedNews(item: NewsItem) {
  const newest = await newestNews(relatedCount + 1)
  return newest.filter((other) => other.id !== item.id).slice(0, relatedCount)
}

/** Every public item as a page of the site map. */
export async function newsPages(): Promise<ListedPage[]> {
  const items = await everyRecord((query) => call(newsList, { query }))
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
