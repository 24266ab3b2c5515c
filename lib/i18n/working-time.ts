import { homeCountry } from '@/lib/country/home'
import { dayAfter, instantAtHome, isWorkingDay, today } from './today'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Days on which the office is closed in addition to the weekend, both included. */
export interface DaysOff {
  first_day: string
  last_day: string
}

/** Counts the time in which the office works. Every due time of an enquiry comes from here. */
export interface WorkingCalendar {
  /** The instant at which so much working time has passed since another one, in milliseconds. */
  after: (instant: number, workingMs: number) => number
  /** The working time between two instants, negative where the second one is earlier. */
  between: (from: number, to: number) => number
}

/** The calendar of the office at an instant. */
export interface CalendarNow {
  calendar: WorkingCalendar
  now: string
}

interface Shift {
  start: number
  end: number
}

export function workingCalendar(daysOff: readonly DaysOff[]): WorkingCalendar {
  /** The working hours of a day; undefined for one on which the office is closed. */
  const shiftOf = (day: string): Shift | undefined => {
    const isOff = daysOff.some((off) => off.first_day <= day && day <= off.last_day)
    if (isOff || !isWorkingDay(day)) return undefined
    const { opens, closes } = homeCountry.workingWeek
    const at = (clock: string) => instantAtHome(`${day}T${clock}`).getTime()
    return { start: at(opens), end: at(closes) }
  }
  const after = (instant: number, workingMs: number) => {
    let left = workingMs
    for (let day = today(new Date(instant)); ; day = dayAfter(day, 1)) {
      const shift = shiftOf(day)
      if (!shift || shift.end <= instant) continue
      const start = Math.max(shift.start, instant)
      if (left <= shift.end - start) return start + left
      left -= shift.end - start
    }
  }
  const forward = (from: number, to: number) => {
    const last = today(new Date(to))
    let worked = 0
    for (let day = today(new Date(from)); day <= last; day = dayAfter(day, 1)) {
      const shift = shiftOf(day)
      if (shift) worked += Math.max(0, Math.min(shift.end, to) - Math.max(shift.start, from))
    }
    return worked
  }
  const between = (from: number, to: number) => (to < from ? -forward(to, from) : forward(from, to))
  return { after, between }
}

/** The instant at which so many working hours have passed since another one. */
export function dueAfter(calendar: WorkingCalendar, instant: string, hours: number): string {
  return new Date(calendar.after(Date.parse(instant), hours * hourMs)).toISOString()
}

interface Pause {
  from: string
  to: string
}

/**
 * A due time after a pause of the clock: as much working time is left at its end as at its start.
 * What was late before the pause keeps its due time.
 */
export function dueAfterPause(calendar: WorkingCalendar, due: string, { from, to }: Pause): string {
  const left = calendar.between(Date.parse(from), Date.parse(due))
  if (due <= from) return due
  return new Date(calendar.after(Date.parse(to), left)).toISOString()
}

/** The working minutes from now to a due time, negative once it has passed; whole ones. */
export function workingMinutesLeft({ calendar, now }: CalendarNow, due: string): number {
  return Math.trunc(calendar.between(Date.parse(now), Date.parse(due)) / minuteMs)
}
