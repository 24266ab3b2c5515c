import 'server-only'
import { Problem } from '@/lib/api/problem'
import { asksForPage, pageOf, wholeLimit } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import type { Locale } from '@/lib/i18n/locale'
import { newsWrite, type NewsSort } from '../contract'
import { homeNewsCount, newsExcerpt, newsPageSize, newsPaths } from '../rules'
import {
  countPublicNews,
  findPublicNews,
  insertNews,
  listPublicAmong,
  listPublicNews,
} from './repository'

interface ListQuery {
  page?: number | undefined
  per_page?: number | undefined
  sort?: NewsSort | undefined
}

/** Public news, newest first; the paged form when any parameter is given (decisions section 3). */
export async function listNews(query: ListQuery) {
  const db = await database()
  if (!asksForPage(query)) {
    return listPublicNews(db, { sort: 'date-desc', limit: wholeLimit, offset: 0 })
  }
  const size = query.per_page ?? newsPageSize
  const [data, total] = await Promise.all([
    listPublicNews(db, {
      sort: query.sort ?? 'date-desc',
      limit: size,
      offset: ((query.page ?? 1) - 1) * size,
    }),
    countPublicNews(db),
  ])
  return pageOf({ data, total }, query, newsPageSize)
}

/** The last eight public items (spec part 1 section 2.3). */
export async function listHomeNews() {
  return listPublicNews(await database(), { sort: 'date-desc', limit: homeNewsCount, offset: 0 })
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

/** Imports news items with the checks of every write: contract schema, then clean HTML. */
export async function importNews(db: Executor, records: unknown[]) {
  const checked = newsWrite.array().parse(records)
  await insertNews(
    db,
    checked.map((record) => sanitiseFields(record, ['TARIFF_ENG', 'TARIFF_ARA'])),
  )
}
