import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { holidays } from '@/lib/db/schema/enquiry-desk'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { HolidayWrite } from '../contract'

const { id, first_day, last_day, confirmed, version, removed_at } = holidays
const written = { id, first_day, last_day, ...columnPair(holidays, 'name'), confirmed, version }
const isListed = isNull(removed_at)

/** The holidays that end on a day or later, in their order. */
export async function selectHolidays(db: Executor, from: string) {
  return db
    .select(written)
    .from(holidays)
    .where(and(isListed, gte(last_day, from)))
    .orderBy(asc(first_day), asc(id))
}

export async function lockHoliday(db: Executor, holiday: number) {
  const [found] = await db
    .select(written)
    .from(holidays)
    .where(and(eq(id, holiday), isListed))
    .for('update')
  return found
}

type NewHoliday = typeof holidays.$inferInsert

/** Inserts a holiday; one that was proposed for its year before stays as it is. */
export async function insertHolidays(db: Executor, rows: readonly NewHoliday[]): Promise<number[]> {
  const inserted = await db
    .insert(holidays)
    .values([...rows])
    .onConflictDoNothing({ target: [holidays.kind, holidays.year] })
    .returning({ id })
  return inserted.map((one) => one.id)
}

export async function updateHoliday(db: Executor, holiday: number, row: HolidayWrite) {
  await db
    .update(holidays)
    .set({ ...row, version: sql`${version} + 1` })
    .where(eq(id, holiday))
}

export async function markRemoved(db: Executor, holiday: number) {
  await db
    .update(holidays)
    .set({ removed_at: sql`now()` })
    .where(eq(id, holiday))
}
