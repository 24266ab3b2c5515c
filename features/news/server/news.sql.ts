import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import type { Executor } from '@/lib/db/database'
import { publicRecords } from '@/lib/db/public-records'
import { news } from '@/lib/db/schema/news'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { newsList } from '../contract'

const isPublic = eq(news.status, 1)
const newestFirst = [desc(news.news_date), desc(news.id)]

export const publicNews = publicRecords({
  key: news.id,
  select: (db) => db.select().from(news).$dynamic(),
  isPublic,
  order: ({ sort }: QueryOf<typeof newsList>) =>
    sort === 'date-asc' ? [asc(news.news_date), asc(news.id)] : newestFirst,
})

/** The public ones of these items, newest first. */
export async function listPublicAmong(db: Executor, ids: number[]) {
  return db
    .select()
    .from(news)
    .where(and(isPublic, inArray(news.id, ids)))
    .orderBy(...newestFirst)
}
