import { dayAfter, instantAtHome } from '@/lib/i18n/today'
import { z } from 'zod'
import { oneOf } from './list-state'

const dayForm = /^(?:19|20)\d{2}-\d{2}-\d{2}$/

const day = z.iso.date().regex(dayForm).optional()

/** The first day and the last one of a call, in the time zone of the portal. */
export const dayRange = { from_day: day, until_day: day }

/** The same two days as filters of a list. */
export const dayFilters = { from_day: oneOf(dayForm), until_day: oneOf(dayForm) }

interface Days {
  from_day?: string | undefined
  until_day?: string | undefined
}

const startOf = (given: string) => instantAtHome(`${given}T00:00`).toISOString()

/** When the first day of a range begins, and when its last one has ended; undefined where it is open. */
export function instantsOf({ from_day, until_day }: Days) {
  return {
    from: from_day === undefined ? undefined : startOf(from_day),
    until: until_day === undefined ? undefined : startOf(dayAfter(until_day, 1)),
  }
}

/** A first day and a last one. */
export interface Period {
  from_day: string
  until_day: string
}

const usualDays = 30
const dayMs = 86_400_000

/** The number of days from the first one to the last one. */
export function daysIn({ from_day, until_day }: Period): number {
  return Math.round((Date.parse(until_day) - Date.parse(from_day)) / dayMs) + 1
}

/** Every day of a period. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: daysIn(period) }, (_, index) => dayAfter(period.from_day, index))
}

/** The period of a call: the thirty days until the last one where it names no first day. */
export function periodOf({ from_day, until_day }: Days, today: string): Period {
  const last = until_day ?? today
  return { from_day: from_day ?? dayAfter(last, 1 - usualDays), until_day: last }
}

/** The period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const until_day = dayAfter(period.from_day, -1)
  return { from_day: dayAfter(until_day, 1 - daysIn(period)), until_day }
}

/** The instants of a period. */
export function instantsIn({ from_day, until_day }: Period) {
  return { from: startOf(from_day), until: startOf(dayAfter(until_day, 1)) }
}
