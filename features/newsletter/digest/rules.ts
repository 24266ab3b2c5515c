import { today } from '@/lib/i18n/today'

/** The digest goes out on Sunday, when the week begins in Jordan, from this hour on. */
export const digestHour = 8

/** A news item that is older than this, in days, is not new any more. */
export const newForDays = 28

/** How many items a mail names; the others stand on the page it leads to. */
export const digestLength = 8

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The Sunday whose digest is due, as `YYYY-MM-DD` in the portal's time zone. */
export function digestWeek(now: Date): string {
  const day = new Date(`${today(new Date(now.getTime() - digestHour * hourMs))}T00:00:00Z`)
  return new Date(day.getTime() - day.getUTCDay() * dayMs).toISOString().slice(0, 10)
}

/** The first day of which a news item is new on a day. */
export function newSince(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - newForDays * dayMs).toISOString().slice(0, 10)
}
