import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import type { newsList } from '../contract'
import { homeNewsCount, newsExcerpt, newsPageSize, newsPaths } from '../rules'
import { listPublicAmong, publicNews } from './news.sql'

/** Public news, newest first; the paged form when any parameter is given (decisions section 3). */
export async function listNews(query: QueryOf<typeof newsList>) {
  return publicNews.list(query, newsPageSize)
}

/** The last eight public items (spec part 1 section 2.3). */
export async function listHomeNews() {
  return publicNews.rows({}, { limit: homeNewsCount, offset: 0 })
}

/** One public item. Throws `not_found`, also for an item that is not public. */
export async function getNews(id: number) {
  return publicNews.get(id)
}

/** The content of a mail about those of some items that are public, newest first. */
export async function newsInBrief(db: Executor, ids: number[], locale: Locale) {
  const items = await listPublicAmong(db, ids)
  return items.map((item) => ({
    title: inLocale(item, 'DESCRIPTION', locale),
    day: item.news_date,
    excerpt: newsExcerpt(inLocale(item, 'TARIFF', locale)),
    path: newsPaths(item)[locale],
  }))
}
