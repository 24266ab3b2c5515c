import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import type { newsList } from '../contract'
import { homeNewsCount, newsExcerpt, newsPageSize, newsPaths } from '../rules'
import { countPublicNews, findPublicNews, listPublicAmong, listPublicNews } from './news.sql'

/** Public news, newest first; the paged form when any parameter is given (decisions section 3). */
export async function listNews(query: QueryOf<typeof newsList>) {
  const db = await database()
  return listOrPage(query, newsPageSize, {
    rows: (range) => listPublicNews(db, range, query.sort),
    count: () => countPublicNews(db),
  })
}

/** The last eight public items (spec part 1 section 2.3). */
export async function listHomeNews() {
  return listPublicNews(await database(), { limit: homeNewsCount, offset: 0 })
}

/** One public item. Throws `not_found`, also for an item that is not public. */
export async function getNews(id: number) {
  const item = await findPublicNews(await database(), id)
  if (!item) throw new Problem('not_found')
  return item
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
