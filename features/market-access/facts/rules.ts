import { dayAfter } from '@/lib/i18n/today'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** The day by which a fact is to be checked again: the same day of a later month, or its last one. */
export function reviewDay(checked_at: string, review_months: number): string {
  const checked = midnight(checked_at)
  const due = midnight(checked_at)
  due.setUTCMonth(checked.getUTCMonth() + review_months)
  if (due.getUTCDate() !== checked.getUTCDate()) due.setUTCDate(0)
  return dayOf(due)
}

/** Whether the review of a fact is overdue on a day. */
export function overdue(checked_at: string, review_months: number, today: string): boolean {
  return reviewDay(checked_at, review_months) < today
}

/** How many days before its review a fact is listed as due soon. */
const noticeDays = 30

/** The last day whose reviews are due soon. */
export const endOfNotice = (day: string) => dayAfter(day, noticeDays)
