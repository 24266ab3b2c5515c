import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companies } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { serviceLevels } from '@/lib/db/schema/enquiry-desk'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { jobs } from '@/lib/db/schema/jobs'
import { lookups } from '@/lib/db/schema/lookups'
import { menuEntries } from '@/lib/db/schema/menus'
import { products, services } from '@/lib/db/schema/offers'
import { searchQueries } from '@/lib/db/schema/search'
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const ended = [40, 50, 60]
const isOpen = notInArray(enquiries.status, ended)
const count = sql<number>`count(*)::int`
const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`

/** How many rows have waited since an instant for so long. */
function agesOf(since: PgColumn) {
  const within = (from: number, until: number) =>
    sql`${since} <= now() - make_interval(days => ${from}::int) and ${since} > now() - make_interval(days => ${until}::int)`
  return {
    days_2: countOf(sql`${since} > now() - interval '2 days'`),
    days_7: countOf(within(2, 7)),
    days_30: countOf(within(7, 30)),
    older: countOf(sql`${since} <= now() - interval '30 days'`),
  }
}

/** Open enquiries by type and by how long ago they were filed. */
export async function selectOpenByType(db: Executor) {
  return db
    .select({ enq_type: enquiries.enq_type, open: count, ...agesOf(enquiries.created_at) })
    .from(enquiries)
    .where(isOpen)
    .groupBy(enquiries.enq_type)
    .orderBy(asc(enquiries.enq_type))
}

/** The number of enquiries with each status, with its names. */
export async function selectByStatus(db: Executor) {
  const counted = db
    .select({ status: enquiries.status, count: count.as('count') })
    .from(enquiries)
    .groupBy(enquiries.status)
    .as('counted')
  return db
    .select({ status: counted.status, count: counted.count, named: lookups })
    .from(counted)
    .innerJoin(lookups, and(eq(lookups.list, 'enquiry_statuses'), eq(lookups.id, counted.status)))
    .orderBy(asc(counted.status))
}

/** The names of the types of enquiries. */
export async function selectTypes(db: Executor) {
  return db.select().from(lookups).where(eq(lookups.list, 'enquiry_types')).orderBy(asc(lookups.id))
}

/** Open enquiries past their service level, unassigned, or not yet triaged. */
export async function selectBacklog(db: Executor, usual: { answer: number; close: number }) {
  const answer = sql`make_interval(hours => coalesce(${serviceLevels.answer_hours}, ${usual.answer}::int))`
  const close = sql`make_interval(hours => coalesce(${serviceLevels.close_hours}, ${usual.close}::int))`
  const { created_at, clock_start, waits_since, answered_at, awaits_reply_since } = enquiries
  const start = sql`coalesce(${clock_start}, ${created_at})`
  const since = sql`case when ${answered_at} is null then ${start} else ${awaits_reply_since} end`
  const isLate = sql`${waits_since} is null and ((${since}) + ${answer} < now() or ${start} + ${close} < now())`
  const [found] = await db
    .select({
      open: count,
      late: countOf(isLate),
      unassigned: countOf(isNull(enquiries.owner_id)),
      for_review: countOf(eq(enquiries.for_review, true)),
    })
    .from(enquiries)
    .leftJoin(serviceLevels, eq(serviceLevels.enq_type, enquiries.enq_type))
    .where(isOpen)
  return found ?? { open: 0, late: 0, unassigned: 0, for_review: 0 }
}

const since = (column: PgColumn, days: number) =>
  gte(column, sql`now() - make_interval(days => ${days}::int)`)

/** The time to the first answer of recent enquiries: median and ninth decile. */
export async function selectAnswerTimes(db: Executor, days: number) {
  const hours = sql`extract(epoch from ${enquiries.answered_at} - ${enquiries.created_at}) / 3600`
  const within = (share: number) =>
    sql<
      number | null
    >`round((percentile_cont(${share}::float8) within group (order by ${hours}) filter (where ${enquiries.answered_at} is not null))::numeric, 1)::float8`
  return db
    .select({
      enq_type: enquiries.enq_type,
      filed: count,
      answered: countOf(isNotNull(enquiries.answered_at)),
      median_hours: within(0.5),
      slow_hours: within(0.9),
    })
    .from(enquiries)
    .where(since(enquiries.created_at, days))
    .groupBy(enquiries.enq_type)
    .orderBy(asc(enquiries.enq_type))
}

/** How many enquiries were filed on each day of Amman. */
export async function selectByDay(db: Executor, days: number) {
  const day = sql<string>`to_char(${enquiries.created_at} at time zone 'Asia/Amman', 'YYYY-MM-DD')`
  return db
    .select({ day, filed: count })
    .from(enquiries)
    .where(since(enquiries.created_at, days))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

const submitted = { company: companies, product: products, service: services }

/** How many records of a kind wait for approval, and since when. */
export async function countWaiting(db: Executor, kind: keyof typeof submitted) {
  const table = submitted[kind]
  const [found] = await db
    .select({ waiting: count, ...agesOf(table.updated_at) })
    .from(table)
    .where(and(inArray(table.status, [10, 40]), isNull(table.deleted_at)))
  return found
}

const maxPages = 20

/** What readers said about pages of late, the most often answered first. */
export async function selectFeedback(db: Executor, days: number) {
  return db
    .select({
      entry_id: pageFeedback.entry_id,
      ...columnPair(menuEntries, 'title'),
      useful: countOf(eq(pageFeedback.useful, 1)),
      not_useful: countOf(eq(pageFeedback.useful, 0)),
    })
    .from(pageFeedback)
    .innerJoin(menuEntries, eq(menuEntries.id, pageFeedback.entry_id))
    .where(since(pageFeedback.created_at, days))
    .groupBy(pageFeedback.entry_id, menuEntries.id)
    .orderBy(sql`count(*) desc`, asc(pageFeedback.entry_id))
    .limit(maxPages)
}

const maxTexts = 20

/** Searches without results since a day, the most frequent first. */
export async function selectSearchesWithoutResults(db: Executor, from: string) {
  const { query, searches, in_vain, day } = searchQueries
  const sum = (column: PgColumn) => sql<number>`sum(${column})::int`
  return db
    .select({ query, searches: sum(searches), in_vain: sum(in_vain) })
    .from(searchQueries)
    .where(gte(day, from))
    .groupBy(query)
    .having(gt(sum(in_vain), 0))
    .orderBy(sql`sum(${in_vain}) desc`, query)
    .limit(maxTexts)
}

/** Failed jobs, by kind. */
export async function selectFailed(db: Executor) {
  return db
    .select({
      name: jobs.name,
      count,
      last_at: sql<string>`max(${jobs.dead_at})`.mapWith(jobs.dead_at),
    })
    .from(jobs)
    .where(isNotNull(jobs.dead_at))
    .groupBy(jobs.name)
    .orderBy(asc(jobs.name))
}

/** The number of jobs that are overdue by a quarter of an hour. */
export async function countOverdue(db: Executor): Promise<number> {
  const [found] = await db
    .select({ count })
    .from(jobs)
    .where(sql`done_at is null and dead_at is null and run_at < now() - interval '15 minutes'`)
  return found?.count ?? 0
}
