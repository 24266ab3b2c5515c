import { isOpen } from '../rules'

interface Timed {
  status: number
  created_at: string
  answered_at: string | null
  answer_hours: number
  close_hours: number
}

const after = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()

/**
 * The clock of an enquiry: until when it is to be answered, as long as it is not, and to be ended,
 * as long as it is open; and whether one of these instants has passed.
 */
export function clockOf(enquiry: Timed, now: string) {
  const open = isOpen(enquiry.status)
  const answer_due_at =
    open && enquiry.answered_at === null ? after(enquiry.created_at, enquiry.answer_hours) : null
  const close_due_at = open ? after(enquiry.created_at, enquiry.close_hours) : null
  const is_late = [answer_due_at, close_due_at].some((due) => due !== null && due < now)
  return { answer_due_at, close_due_at, is_late }
}
