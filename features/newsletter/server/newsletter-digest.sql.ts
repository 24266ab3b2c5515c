import 'server-only'
import type { Executor } from '@/lib/db/database'
import { findAddressee, isConfirmedUser } from '@/lib/db/reads/addressees'
import { users } from '@/lib/db/schema/accounts'
import { news } from '@/lib/db/schema/news'
import {
  newsletterDeliveries,
  newsletterEditions,
  newsletterNews,
} from '@/lib/db/schema/newsletter'
import { and, asc, eq, gt, gte, lte, notExists } from 'drizzle-orm'

const isReader = and(eq(users.subscribe, 1), isConfirmedUser)

/** Inserts the edition of a week; false when it exists already. */
export async function insertEdition(db: Executor, week: string): Promise<boolean> {
  const written = await db
    .insert(newsletterEditions)
    .values({ week })
    .onConflictDoNothing()
    .returning({ week: newsletterEditions.week })
  return written.length > 0
}

/** Adds the public news of these days that were in no earlier edition; returns their number. */
export async function fillEdition(
  db: Executor,
  { week, since, until }: { week: string; since: string; until: string },
): Promise<number> {
  const told = db
    .select({ news_id: newsletterNews.news_id })
    .from(newsletterNews)
    .where(eq(newsletterNews.news_id, news.id))
  const fresh = await db
    .select({ news_id: news.id })
    .from(news)
    .where(
      and(
        eq(news.status, 1),
        gte(news.news_date, since),
        lte(news.news_date, until),
        notExists(told),
      ),
    )
  if (fresh.length === 0) return 0
  await db.insert(newsletterNews).values(fresh.map((item) => ({ ...item, week })))
  return fresh.length
}

/** The next subscribers, by id. */
export async function nextReaders(
  db: Executor,
  { after, count }: { after: number; count: number },
): Promise<number[]> {
  const next = await db
    .select({ user_id: users.id })
    .from(users)
    .where(and(isReader, gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(count)
  return next.map(({ user_id }) => user_id)
}

/** Marks people as queued for an edition; returns those who were not yet. */
export async function insertDeliveries(db: Executor, week: string, readers: readonly number[]) {
  const written = await db
    .insert(newsletterDeliveries)
    .values(readers.map((user_id) => ({ user_id, week })))
    .onConflictDoNothing()
    .returning({ user_id: newsletterDeliveries.user_id })
  return written.map(({ user_id }) => user_id)
}

/** A person who is still subscribed, with a verified address. */
export const findDigestReader = (db: Executor, id: number) => findAddressee(db, id, isReader)

/** The items of an edition. */
export async function selectEditionNews(db: Executor, week: string): Promise<number[]> {
  const items = await db
    .select({ id: newsletterNews.news_id })
    .from(newsletterNews)
    .where(eq(newsletterNews.week, week))
  return items.map(({ id }) => id)
}
