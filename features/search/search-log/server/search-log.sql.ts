import 'server-only'
import type { Executor } from '@/lib/db/database'
import { searchQueries } from '@/lib/db/schema/search'
import { and, desc, gt, gte, lt, sql } from 'drizzle-orm'

export interface LoggedSearch {
  query: string
  searches: number
  in_vain: number
}

/** Adds to the search counts of a day; in a fixed order, so that instances do not deadlock. */
export async function addSearches(db: Executor, day: string, texts: readonly LoggedSearch[]) {
  const rows = texts.toSorted((one, other) => (one.query < other.query ? -1 : 1))
  await db
    .insert(searchQueries)
    .values(rows.map((text) => ({ day, ...text })))
    .onConflictDoUpdate({
      target: [searchQueries.day, searchQueries.query],
      set: {
        searches: sql`${searchQueries.searches} + excluded.searches`,
        in_vain: sql`${searchQueries.in_vain} + excluded.in_vain`,
      },
    })
}

/** Deletes the searches before a day. */
export async function deleteSearchesBefore(db: Executor, day: string) {
  await db.delete(searchQueries).where(lt(searchQueries.day, day))
}

/** The most frequent searches of all stored days. */
export async function selectTopSearches(db: Executor, limit: number): Promise<LoggedSearch[]> {
  const { query, searches, in_vain } = searchQueries
  const sum = sql<number>`sum(${searches})::int`
  return db
    .select({ query, searches: sum, in_vain: sql<number>`sum(${in_vain})::int` })
    .from(searchQueries)
    .groupBy(query)
    .orderBy(desc(sum), query)
    .limit(limit)
}

/** Texts that were searched so often on so many days since a day, and mostly found something. */
export async function selectFrequentSearches(
  db: Executor,
  least: { since: string; days: number; searches: number; limit: number },
): Promise<string[]> {
  const { day, query, searches, in_vain } = searchQueries
  const sum = sql<number>`sum(${searches})`
  const days = sql<number>`count(*)`
  const rows = await db
    .select({ query })
    .from(searchQueries)
    .where(gte(day, least.since))
    .groupBy(query)
    .having(and(gte(days, least.days), gte(sum, least.searches), gt(sum, sql`2 * sum(${in_vain})`)))
    .orderBy(desc(days), desc(sum), query)
    .limit(least.limit)
  return rows.map((row) => row.query)
}
