import 'server-only'
import { isOpen } from '@/lib/db/reads/enquiries'
import type { Executor } from '@/lib/db/database'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq, isNull } from 'drizzle-orm'

const clock = {
  enq_type: enquiries.enq_type,
  created_at: enquiries.created_at,
  clock_start: enquiries.clock_start,
  answered_at: enquiries.answered_at,
  awaits_reply_since: enquiries.awaits_reply_since,
  waits_since: enquiries.waits_since,
  answer_due_at: enquiries.answer_due_at,
  close_due_at: enquiries.close_due_at,
}

/** What the clock of an enquiry shows. */
export async function findClock(db: Executor, id: number) {
  const [found] = await db.select(clock).from(enquiries).where(eq(enquiries.id, id))
  return found
}

export type Clock = NonNullable<Awaited<ReturnType<typeof findClock>>>

interface DueTimes {
  answer_due_at: string | null
  close_due_at: string | null
}

export async function writeDueTimes(db: Executor, id: number, due: Partial<DueTimes>) {
  await db.update(enquiries).set(due).where(eq(enquiries.id, id))
}

const atOnce = 500

/** Open enquiries without due times, the oldest first. */
export async function selectWithoutDueTimes(db: Executor) {
  return db
    .select({ id: enquiries.id, ...clock })
    .from(enquiries)
    .where(and(isOpen, isNull(enquiries.close_due_at)))
    .orderBy(asc(enquiries.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
}
