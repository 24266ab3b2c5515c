import { today } from '@/lib/i18n/today'
import { slotOf } from '@/lib/mail/digest-slots'

/** The age in days up to which a news item is new. */
export const newForDays = 28

/** The number of items in a mail; the rest is on the linked page. */
export const digestLength = 8

const dayMs = 86_400_000

/** The first day of the week whose digest is due, as `YYYY-MM-DD` in the portal's time zone. */
export function digestWeek(now: Date): string {
  return today(slotOf('weekly', now))
}

/** The earliest date of an item that is new on a day. */
export function newSince(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - newForDays * dayMs).toISOString().slice(0, 10)
}
