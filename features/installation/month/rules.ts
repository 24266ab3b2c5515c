import { dayAfter, isWorkingDay } from '@/lib/i18n/today'
import { instantOfData } from '../rules'

/** The day so many working days before another one, which does not count itself. */
export function workdayBefore(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0;) {
    found = dayAfter(found, -1)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

interface Moment {
  day: number
  time: string
}

/** The instant of a moment in the month before a day. */
export const instantOf = ({ day, time }: Moment, loadedOn: string) =>
  instantOfData(`${workdayBefore(loadedOn, day)}T${time}:00`)

/** How often something happens on a day: less at the weekend, and never quite the same. */
export function countOn(day: string, usual: number, place: number): number {
  const share = isWorkingDay(day) ? 1 : 0.3
  const swing = 0.7 + ((Number(day.slice(8)) * 5 + place * 3) % 7) / 10
  return Math.max(1, Math.round(usual * share * swing))
}
