import 'server-only'
import type { DateSort } from '@/lib/api/list-state'
import type { RowRange } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { countUpTo } from '@/lib/db/count'
import { news } from '@/lib/db/schema/news'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'

const isPublic = eq(news.status, 1)

function order(sort: DateSort) {
  const direction = sort === 'date-asc' ? asc : desc
  return [direction(news.news_date), direction(news.id)]
}

export async function listPublicNews(
  db: Executor,
  { limit, offset }: RowRange,
  sort: DateSort = 'date-desc',
) {
  return db
    .select()
    .from(news)
    .where(isPublic)
    .orderBy(...order(sort))
    .limit(limit)
    .offset(offset)
}

/** The public ones of these items, newest first. */
export async function listPublicAmong(db: Executor, ids: number[]) {
  return db
    .select()
    .from(news)
    .where(and(isPublic, inArray(news.id, ids)))
    .orderBy(...order('date-desc'))
}

export async function countPublicNews(db: Executor) {
  return countUpTo(db, news, isPublic)
}

export async function findPublicNews(db: Executor, id: number) {
  const [item] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isPublic))
    .limit(1)
  return item
}
