import { dayOfWeek, instantAtHome, today } from '@/lib/i18n/today'

/** Collected alerts go out from this hour on; the weekly ones when the week begins. */
export const alertHour = 8

/** The number of requests in one mail; the rest is on the page of the member. */
export const alertLength = 10

const dayMs = 86_400_000

/** The last time at which collected alerts of a speed were due, as an ISO instant. */
export function lastDue(speed: 'daily' | 'weekly', now: Date): string {
  const at = (time: number) => {
    const hour = String(alertHour).padStart(2, '0')
    return instantAtHome(`${today(new Date(time))}T${hour}:00`).getTime()
  }
  const latest = at(now.getTime()) <= now.getTime() ? at(now.getTime()) : at(now.getTime() - dayMs)
  const back = speed === 'daily' ? 0 : dayOfWeek(today(new Date(latest)))
  return new Date(latest - back * dayMs).toISOString()
}
