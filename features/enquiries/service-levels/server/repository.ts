import 'server-only'
import type { Executor } from '@/lib/db/database'
import { enquiries } from '@/lib/db/schema/enquiries'
import { serviceLevels } from '@/lib/db/schema/enquiry-desk'
import { lookups } from '@/lib/db/schema/lookups'
import { and, asc, eq, isNotNull, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { usualHours } from '../../case-desk/contract'

/** Every type of enquiry with its times, where staff have set them. */
export async function selectLevels(db: Executor) {
  return db
    .select({ type: lookups, level: serviceLevels })
    .from(lookups)
    .leftJoin(serviceLevels, eq(serviceLevels.enq_type, lookups.id))
    .where(eq(lookups.list, 'enquiry_types'))
    .orderBy(asc(lookups.id))
}

export async function writeLevel(
  db: Executor,
  level: { enq_type: number; answer_hours: number; close_hours: number },
) {
  const row = { ...level, updated_at: sql`now()` }
  await db
    .insert(serviceLevels)
    .values(row)
    .onConflictDoUpdate({ target: serviceLevels.enq_type, set: row })
}

export const ended = [40, 50, 60]
export const isOpen = notInArray(enquiries.status, ended)

/** The hours in which enquiries of a type are due an answer and an end. */
export interface Level {
  enq_type: number
  answer_hours: number
  close_hours: number
}

/**
 * What decides whether an enquiry is late: the service levels set by staff, and the current time.
 */
export interface CaseClockTimes {
  levels: readonly Level[]
  now: string
}

/** The service levels that staff have set. */
export async function selectSetLevels(db: Executor): Promise<Level[]> {
  const { enq_type, answer_hours, close_hours } = serviceLevels
  return db.select({ enq_type, answer_hours, close_hours }).from(serviceLevels)
}

/** The hours in which enquiries of a type are due an answer and an end. */
export function hoursOf(levels: readonly Level[], enq_type: number) {
  const set = levels.find((level) => level.enq_type === enq_type)
  return {
    answer_hours: set?.answer_hours ?? usualHours.answer,
    close_hours: set?.close_hours ?? usualHours.close,
  }
}

/**
 * The filing time before which an enquiry of a type is past its hours now, as one expression over
 * times that are computed once: a subquery for each row would be slow.
 */
function pastIn(levels: readonly Level[], field: 'answer_hours' | 'close_hours', usual: number) {
  const ago = (hours: number) => sql`(select now() - make_interval(hours => ${hours}::int))`
  const cases = levels.map(
    (level) => sql`when ${enquiries.enq_type} = ${level.enq_type} then ${ago(level[field])}`,
  )
  return cases.length === 0
    ? ago(usual)
    : sql`(case ${sql.join(cases, sql` `)} else ${ago(usual)} end)`
}

/** The start of the clock: the filing, later by the time that the office waited for the person. */
const clockStart = sql`coalesce(${enquiries.clock_start}, ${enquiries.created_at})`

/** The office waits for the person. */
const isStopped = isNotNull(enquiries.waits_since)

/** Since when the person waits for an answer; null when the last word is the office's. */
export const unansweredSince = sql<
  string | null
>`case when ${isNull(enquiries.answered_at)} then ${clockStart} else ${enquiries.awaits_reply_since} end`

/** The person waits for an answer. */
export const awaitsAnswer = and(
  isOpen,
  not(isStopped),
  or(isNull(enquiries.answered_at), isNotNull(enquiries.awaits_reply_since)),
)

/**
 * When an open enquiry is next due, an answer or its end, by the hours of its type; null for one
 * that is over or waits for the person.
 */
export function dueAt(levels: readonly Level[]) {
  const hours = (field: 'answer_hours' | 'close_hours', usual: number) => {
    const cases = levels.map(
      (level) => sql`when ${enquiries.enq_type} = ${level.enq_type} then ${level[field]}::int`,
    )
    const value =
      cases.length === 0 ? usual : sql`case ${sql.join(cases, sql` `)} else ${usual} end`
    return sql`make_interval(hours => (${value})::int)`
  }
  const answer = sql`(${unansweredSince}) + ${hours('answer_hours', usualHours.answer)}`
  const close = sql`${clockStart} + ${hours('close_hours', usualHours.close)}`
  return sql`case when ${isOpen} and not ${isStopped} then least(${answer}, ${close}) end`
}

/** Past its service level, by the clock of the database. */
export function isLate(levels: readonly Level[]) {
  return and(
    isOpen,
    not(isStopped),
    or(
      sql`${unansweredSince} < ${pastIn(levels, 'answer_hours', usualHours.answer)}`,
      sql`${clockStart} < ${pastIn(levels, 'close_hours', usualHours.close)}`,
    ),
  )
}
