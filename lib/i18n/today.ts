import { homeCountry } from '../country/home.ts'
import { timeZone } from './locale.ts'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The current day in the portal's time zone, as `YYYY-MM-DD`, for rules about days. */
export function today(now: Date = new Date()): string {
  return dayFormat.format(now)
}

/** The current year in the portal's time zone. */
export function thisYear(now?: Date): number {
  return Number(today(now).slice(0, 4))
}

const dayMs = 86_400_000

/** The day so many days after another one, or before it where they are negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day so many years before; the last of February for the 29th of a leap year. */
export function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  return day.endsWith('-02-29') ? dayAfter(`${year}-03-01`, -1) : `${year}${day.slice(4)}`
}

/** The place of a day in its week, which begins as weeks in the country do: 0 to 6. */
export function dayOfWeek(day: string): number {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (fromSunday - homeCountry.workingWeek.firstDay + 7) % 7
}

/** The day with which the week of a day begins. */
export function weekOf(day: string): string {
  return dayAfter(day, -dayOfWeek(day))
}

/** Whether offices in the country work on a day, public holidays aside. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return homeCountry.workingWeek.days.some((one) => one === weekday)
}

/** When the next day begins in the portal's time zone, in milliseconds as `Date.now` counts them. */
export function nextDayAtHome(now: number): number {
  return (Math.floor((now + homeCountry.aheadOfUtc) / dayMs) + 1) * dayMs - homeCountry.aheadOfUtc
}

/** The instant at which clocks in the country show a day and hour (`YYYY-MM-DDTHH:mm`); an invalid date for another text. */
export function instantAtHome(wall: string): Date {
  return new Date(Date.parse(`${wall}Z`) - homeCountry.aheadOfUtc)
}

/** The day and hour that clocks in the country show at an instant, as `YYYY-MM-DDTHH:mm`. */
export function wallAtHome(instant: string): string {
  return new Date(Date.parse(instant) + homeCountry.aheadOfUtc).toISOString().slice(0, 16)
}

/** What clocks in the country show: the day of the week from Sunday (0), and the minute of the day. */
export function clockAtHome(now: number): { weekday: number; minute: number } {
  const wall = new Date(now + homeCountry.aheadOfUtc)
  return { weekday: wall.getUTCDay(), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}
