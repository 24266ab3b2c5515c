import { timeZone } from './locale'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The day it is in the portal's time zone, as `YYYY-MM-DD`: what day rules are judged by. */
export function today(now: Date = new Date()): string {
  return dayFormat.format(now)
}

/** The year it is in the portal's time zone. */
export function thisYear(now?: Date): number {
  return Number(today(now).slice(0, 4))
}
