import { isOpen } from '../rules'

/** How often an open enquiry and the queue are loaded again, in milliseconds. */
export const reloadTimes = { enquiry: 5_000, queue: 15_000 } as const

/** The place of the reply on the page of an enquiry, in its address. */
export const replyAnchor = 'reply'

interface Timed {
  status: number
  created_at: string
  answered_at: string | null
  awaits_reply_since: string | null
  /** Since when the office waits for the person, and the start of the clock where it was stopped. */
  waits_since: string | null
  clock_start: string | null
  answer_hours: number
  close_hours: number
}

const after = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()

/**
 * The clock of an enquiry: the due time of the answer until it is answered, and again after each
 * reply of the person, the due time of the end while it is open, and whether one of them has passed.
 * While the office waits for the person nothing is due.
 */
export function clockOf(enquiry: Timed, now: string) {
  const runs = isOpen(enquiry.status) && enquiry.waits_since === null
  const start = enquiry.clock_start ?? enquiry.created_at
  const since = enquiry.answered_at === null ? start : enquiry.awaits_reply_since
  const answer_due_at = runs && since !== null ? after(since, enquiry.answer_hours) : null
  const close_due_at = runs ? after(start, enquiry.close_hours) : null
  const is_late = [answer_due_at, close_due_at].some((due) => due !== null && due < now)
  return { answer_due_at, close_due_at, is_late }
}

const minuteMs = 60_000
const minutesOf = { hour: 60, day: 24 * 60 } as const

/** The time from now to an instant in the unit in which people say it, and whether it is past. */
export function timeLeft(due: string, now: number) {
  const left = (Date.parse(due) - now) / minuteMs
  const minutes = Math.floor(Math.abs(left))
  const isPast = left < 0
  const { hour, day } = minutesOf
  if (minutes < hour) return { unit: 'minute', count: minutes, isPast } as const
  if (minutes < 2 * day) return { unit: 'hour', count: Math.floor(minutes / hour), isPast } as const
  return { unit: 'day', count: Math.floor(minutes / day), isPast } as const
}
