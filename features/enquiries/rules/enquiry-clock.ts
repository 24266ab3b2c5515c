import { isEnded } from '@/lib/db/codes/enquiry-statuses'

interface Timed {
  status: number
  /** Since when the office waits for the person. */
  waits_since: string | null
  answer_due_at: string | null
  close_due_at: string | null
}

/**
 * The clock of an enquiry: the due time of the answer until it is answered, and again after each
 * reply of the person, the due time of the end while it is open, and whether one of them has passed.
 * While the office waits for the person nothing is due.
 */
export function clockOf(enquiry: Timed, now: string) {
  const runs = !isEnded(enquiry.status) && enquiry.waits_since === null
  const answer_due_at = runs ? enquiry.answer_due_at : null
  const close_due_at = runs ? enquiry.close_due_at : null
  const is_late = [answer_due_at, close_due_at].some((due) => due !== null && due < now)
  return { answer_due_at, close_due_at, is_late }
}

/** What is due first, by which the queue is sorted. */
export function firstDue({
  answer_due_at: answer,
  close_due_at: close,
}: Pick<Timed, 'answer_due_at' | 'close_due_at'>) {
  const isClose = close !== null && (answer === null || close < answer)
  if (isClose) return { task: 'close', at: close } as const
  return answer === null ? undefined : ({ task: 'answer', at: answer } as const)
}
