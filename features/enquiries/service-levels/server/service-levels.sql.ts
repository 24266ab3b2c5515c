import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isOpen } from '@/lib/db/reads/enquiries'
import { enquiries } from '@/lib/db/schema/enquiries'
import { serviceLevels } from '@/lib/db/schema/enquiry-desk'
import { lookups } from '@/lib/db/schema/lookups'
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { usualHours } from '../contract'

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

/** The working hours in which enquiries of a type are due an answer and an end. */
export interface Level {
  enq_type: number
  answer_hours: number
  close_hours: number
}

/** The service levels that staff have set. */
export async function selectSetLevels(db: Executor): Promise<Level[]> {
  const { enq_type, answer_hours, close_hours } = serviceLevels
  return db.select({ enq_type, answer_hours, close_hours }).from(serviceLevels)
}

/** The working hours in which enquiries of a type are due an answer and an end. */
export function hoursOf(levels: readonly Level[], enq_type: number) {
  const set = levels.find((level) => level.enq_type === enq_type)
  return {
    answer_hours: set?.answer_hours ?? usualHours.answer,
    close_hours: set?.close_hours ?? usualHours.close,
  }
}

/** The start of the clock: the filing, later by the time that the office waited for the person. */
const clockStart = sql`coalesce(${enquiries.clock_start}, ${enquiries.created_at})`

/** Since when the person waits for an answer; null when the last word is the office's. */
export const unansweredSince = sql<
  string | null
>`case when ${isNull(enquiries.answered_at)} then ${clockStart} else ${enquiries.awaits_reply_since} end`

/** The person waits for an answer. */
export const awaitsAnswer = and(
  isOpen,
  isNull(enquiries.waits_since),
  or(isNull(enquiries.answered_at), isNotNull(enquiries.awaits_reply_since)),
)
