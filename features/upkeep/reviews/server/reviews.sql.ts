import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { worksIn } from '@/lib/db/staff-areas'
import { and, asc, eq, exists, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { reviewOwners } from '../contract'

export type EntryChange = Partial<
  Pick<
    typeof contentEntries.$inferSelect,
    'owner_id' | 'review_on' | 'review_months' | 'reviewed_on'
  >
>

const { owner_id, review_on, review_months, reviewed_on, is_new, state } = contentEntries

const isEntry = (kind: string, id: string) =>
  and(eq(contentEntries.kind, kind), eq(contentEntries.record_id, id))

/** People who work on content. */
const isWorking = and(isActiveUser, worksIn('content'))

const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

const person = {
  id: users.id,
  name: fullName,
  has_left: sql<boolean>`not coalesce(${isWorking}, false)`,
}

const fields = { review_on, review_months, reviewed_on }

export async function findReview(db: Executor, kind: string, id: string) {
  const [found] = await db
    .select({ ...fields, owner: person })
    .from(contentEntries)
    .leftJoin(users, eq(users.id, owner_id))
    .where(isEntry(kind, id))
    .limit(1)
  return found
}

export async function updateReview(db: Executor, kind: string, id: string, change: EntryChange) {
  await db.update(contentEntries).set(change).where(isEntry(kind, id))
}

/** The day so many months after another one. */
export async function monthsAfter(db: Executor, day: string, months: number): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select (${day}::date + make_interval(months => ${months}::int))::date::text as day`,
  )
  return rows[0]?.day ?? day
}

export async function isWorkingPerson(db: Executor, id: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isWorking))) > 0
}

const isAnswered = (db: Executor) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, owner_id), isWorking)),
  )

interface DueFilter {
  until: string
  whose: (typeof reviewOwners)[number]
  person: number
}

/** Published records that are due until a day. */
function isDue(db: Executor, { until, whose, person: own }: DueFilter): SQL | undefined {
  const ofWhom = {
    mine: eq(owner_id, own),
    nobody: not(isAnswered(db)),
    all: undefined,
  }[whose]
  return and(lte(review_on, until), eq(is_new, false), ne(state, 'removed'), ofWhom)
}

export async function selectDue(db: Executor, filter: DueFilter, { limit, offset }: RowRange) {
  const { kind, record_id } = contentEntries
  const label = columnPair(contentEntries, 'label')
  return db
    .select({ kind, id: record_id, ...label, ...fields, owner: person })
    .from(contentEntries)
    .leftJoin(users, eq(users.id, owner_id))
    .where(isDue(db, filter))
    .orderBy(asc(review_on), asc(kind), asc(record_id))
    .limit(limit)
    .offset(offset)
}

export async function countDue(db: Executor, filter: DueFilter) {
  return countUpTo(db, contentEntries, isDue(db, filter))
}

/** What is due for a person: their own records and, for an admin, those that nobody answers for. */
export async function countDueFor(db: Executor, own: number, until: string): Promise<number> {
  const isAdmin = sql`exists (select 1 from ${users} where ${and(
    eq(users.id, own),
    sql`'admin' = any(${users.staff_roles})`,
  )})`
  const { mine, nobody } = {
    mine: isDue(db, { until, whose: 'mine', person: own }),
    nobody: isDue(db, { until, whose: 'nobody', person: own }),
  }
  return db.$count(contentEntries, or(mine, and(isAdmin, nobody)))
}

/** People who work on content, and others who still answer for some, with the number of records. */
export async function selectOwners(db: Executor) {
  const records = sql<number>`(select count(*)::int from ${contentEntries}
    where ${and(eq(owner_id, users.id), ne(state, 'removed'))})`
  return db
    .select({ ...person, records })
    .from(users)
    .where(or(isWorking, and(isNull(users.deleted_at), sql`${records} > 0`)))
    .orderBy(asc(fullName), asc(users.id))
}

/** Gives every record of a person to another one; returns the records. */
export async function moveRecords(db: Executor, from: number, to: number) {
  return db
    .update(contentEntries)
    .set({ owner_id: to })
    .where(eq(owner_id, from))
    .returning({ kind: contentEntries.kind, id: contentEntries.record_id })
}
