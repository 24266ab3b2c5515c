import 'server-only'
import { instantsIn, type Period } from '@/lib/api/day-range'
import { columnPair } from '@/lib/bilingual/columns'
import { constantText } from '@/lib/db/checks'
import { waitingStatuses } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { isEnquiryLate, isOpen } from '@/lib/db/reads/enquiries'
import { companies } from '@/lib/db/schema/companies'
import { enquiries } from '@/lib/db/schema/enquiries'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { jobs } from '@/lib/db/schema/jobs'
import { lookups } from '@/lib/db/schema/lookups'
import { menuEntries } from '@/lib/db/schema/menus'
import { products, services } from '@/lib/db/schema/offers'
import { searchQueries } from '@/lib/db/schema/search'
import { timeZone } from '@/lib/i18n/locale'
import {
  and,
  asc,
  between,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const count = sql<number>`count(*)::int`
export const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`

/** How many rows have waited since an instant for so many days of the country. */
function agesOf(since: PgColumn) {
  const age = sql`(now() at time zone ${constantText(timeZone)})::date - (${since} at time zone ${constantText(timeZone)})::date`
  return {
    days_2: countOf(sql`${age} <= 2`),
    days_7: countOf(sql`${age} between 3 and 7`),
    days_30: countOf(sql`${age} between 8 and 30`),
    older: countOf(sql`${age} > 30`),
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

/** The number of enquiries with each status, none included, with its names. */
export async function selectByStatus(db: Executor) {
  const counted = db
    .select({ status: enquiries.status, count: count.as('count') })
    .from(enquiries)
    .groupBy(enquiries.status)
    .as('counted')
  return db
    .select({
      status: lookups.id,
      count: sql<number>`coalesce(${counted.count}, 0)::int`,
      named: lookups,
    })
    .from(lookups)
    .leftJoin(counted, eq(counted.status, lookups.id))
    .where(eq(lookups.list, 'enquiry_statuses'))
    .orderBy(asc(lookups.id))
}

/** The names of the types of enquiries. */
export async function selectTypes(db: Executor) {
  return db.select().from(lookups).where(eq(lookups.list, 'enquiry_types')).orderBy(asc(lookups.id))
}

/** Open enquiries past their service level, unassigned, or not yet triaged. */
export async function selectBacklog(db: Executor) {
  const [found] = await db
    .select({
      open: count,
      late: countOf(isEnquiryLate),
      unassigned: countOf(isNull(enquiries.owner_id)),
      for_review: countOf(eq(enquiries.for_review, true)),
    })
    .from(enquiries)
    .where(isOpen)
  return found ?? { open: 0, late: 0, unassigned: 0, for_review: 0 }
}

export const during = (column: PgColumn, period: Period) => {
  const { from, until } = instantsIn(period)
  return and(gte(column, from), lt(column, until))
}

const hours = sql`extract(epoch from ${enquiries.answered_at} - ${enquiries.created_at}) / 3600`
const within = (share: number) =>
  sql<
    number | null
  >`round((percentile_cont(${share}::float8) within group (order by ${hours}) filter (where ${enquiries.answered_at} is not null))::numeric, 1)::float8`

/** The enquiries filed in a period, how many have an answer, and the time to it: median and ninth decile. */
const answers = {
  filed: count,
  answered: countOf(isNotNull(enquiries.answered_at)),
  median_hours: within(0.5),
  slow_hours: within(0.9),
}

export async function selectAnswerTimes(db: Executor, period: Period) {
  return db
    .select({ enq_type: enquiries.enq_type, ...answers })
    .from(enquiries)
    .where(during(enquiries.created_at, period))
    .groupBy(enquiries.enq_type)
    .orderBy(asc(enquiries.enq_type))
}

/** The same over all types. */
export async function selectAnswers(db: Executor, period: Period) {
  const [found] = await db
    .select(answers)
    .from(enquiries)
    .where(during(enquiries.created_at, period))
  return found ?? { filed: 0, answered: 0, median_hours: null }
}

/** How many enquiries were filed on each day of the country with some. */
export async function selectByDay(db: Executor, period: Period) {
  const day = sql<string>`to_char(${enquiries.created_at} at time zone ${constantText(timeZone)}, 'YYYY-MM-DD')`
  return db
    .select({ day, filed: count })
    .from(enquiries)
    .where(during(enquiries.created_at, period))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

const submitted = { company: companies, product: products, service: services }

/** How many records of a kind wait for the office, and since when; not those that wait for their company. */
export async function countWaiting(db: Executor, kind: keyof typeof submitted) {
  const table = submitted[kind]
  const [found] = await db
    .select({ waiting: count, ...agesOf(table.updated_at) })
    .from(table)
    .where(
      and(
        inArray(table.status, [...waitingStatuses]),
        isNull(table.deleted_at),
        isNull(table.refusal_reason),
      ),
    )
  return found
}

const maxPages = 20

/** What readers said about pages in a period, the most often answered first. */
export async function selectFeedback(db: Executor, period: Period) {
  return db
    .select({
      entry_id: pageFeedback.entry_id,
      ...columnPair(menuEntries, 'title'),
      useful: countOf(eq(pageFeedback.useful, 1)),
      not_useful: countOf(eq(pageFeedback.useful, 0)),
    })
    .from(pageFeedback)
    .innerJoin(menuEntries, eq(menuEntries.id, pageFeedback.entry_id))
    .where(during(pageFeedback.created_at, period))
    .groupBy(pageFeedback.entry_id, menuEntries.id)
    .orderBy(sql`count(*) desc`, asc(pageFeedback.entry_id))
    .limit(maxPages)
}

const maxTexts = 20

/** How many readers found pages useful or not in a period. */
export async function countFeedback(db: Executor, period: Period) {
  const [found] = await db
    .select({
      useful: countOf(eq(pageFeedback.useful, 1)),
      not_useful: countOf(eq(pageFeedback.useful, 0)),
    })
    .from(pageFeedback)
    .where(during(pageFeedback.created_at, period))
  return found ?? { useful: 0, not_useful: 0 }
}

const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`

/** The number of searches in a period, and of those without results. */
export async function countSearches(db: Executor, { from_day, until_day }: Period) {
  const { searches, in_vain, day } = searchQueries
  const [found] = await db
    .select({ searches: sum(searches), in_vain: sum(in_vain) })
    .from(searchQueries)
    .where(between(day, from_day, until_day))
  return found ?? { searches: 0, in_vain: 0 }
}

/** Searches without results in a period, the most frequent first. */
export async function selectSearchesWithoutResults(db: Executor, { from_day, until_day }: Period) {
  const { query, searches, in_vain, day } = searchQueries
  return db
    .select({ query, searches: sum(searches), in_vain: sum(in_vain) })
    .from(searchQueries)
    .where(between(day, from_day, until_day))
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
