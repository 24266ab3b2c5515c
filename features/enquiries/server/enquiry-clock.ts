import 'server-only'
import { calendarNow } from '@/features/working-time/server/working-time'
import { transaction, type Executor } from '@/lib/db/database'
import { dueAfter, dueAfterPause } from '@/lib/i18n/working-time'
import { hoursOf, selectSetLevels } from '../service-levels/server/service-levels.sql'
import { findClock, selectWithoutDueTimes, writeDueTimes, type Clock } from './enquiry-clock.sql'

/** By when a new enquiry of a type is to be answered and ended. */
export async function firstDueTimes(db: Executor, enq_type: number) {
  const { calendar, now } = await calendarNow(db)
  const { answer_hours, close_hours } = hoursOf(await selectSetLevels(db), enq_type)
  const due = (hours: number) => dueAfter(calendar, now, hours)
  return { answer_due_at: due(answer_hours), close_due_at: due(close_hours) }
}

/** What the clock of an enquiry shows before it is changed. */
export const clockBefore = (tx: Executor, id: number) => findClock(tx, id)

/** Ends the pause of an enquiry that waited for the person: the rest of its times begins now. */
export async function resumeClock(tx: Executor, id: number, before?: Clock): Promise<void> {
  if (!before?.waits_since) return
  const { waits_since, answer_due_at, close_due_at } = before
  const { calendar, now } = await calendarNow(tx)
  const pause = { from: waits_since, to: now }
  const resumed = (due: string | null) => due && dueAfterPause(calendar, due, pause)
  await writeDueTimes(tx, id, {
    answer_due_at: resumed(answer_due_at),
    close_due_at: resumed(close_due_at),
  })
}

/**
 * The person has replied: the clock goes on, and the time to answer begins with the first reply that
 * has no answer.
 */
export async function continueClock(tx: Executor, id: number, before?: Clock): Promise<void> {
  if (!before) return
  await resumeClock(tx, id, before)
  if (before.answer_due_at !== null) return
  const { calendar, now } = await calendarNow(tx)
  const { answer_hours } = hoursOf(await selectSetLevels(tx), before.enq_type)
  await writeDueTimes(tx, id, { answer_due_at: dueAfter(calendar, now, answer_hours) })
}

/**
 * Gives due times to open enquiries without any, which an instance of the version before has filed
 * while this one was installed.
 */
export async function completeDueTimes(): Promise<void> {
  await transaction(async (tx) => {
    const levels = await selectSetLevels(tx)
    const { calendar } = await calendarNow(tx)
    for (const one of await selectWithoutDueTimes(tx)) {
      const { answer_hours, close_hours } = hoursOf(levels, one.enq_type)
      const start = one.clock_start ?? one.created_at
      const since = one.answered_at === null ? start : one.awaits_reply_since
      await writeDueTimes(tx, one.id, {
        answer_due_at: since && dueAfter(calendar, since, answer_hours),
        close_due_at: dueAfter(calendar, start, close_hours),
      })
    }
  })
}
