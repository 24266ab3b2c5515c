import { dayAfter, isWorkingDay } from '@/lib/i18n/today'
import { expect, it } from 'vitest'
import { countOn, instantOf, workdayBefore } from './rules'

const week = Array.from({ length: 7 }, (_, place) => dayAfter('2026-11-22', place))

it('counts working days from Sunday to Thursday', () => {
  expect(week.filter(isWorkingDay)).toEqual(week.slice(0, 5))
  expect(workdayBefore('2026-11-22', 1)).toBe('2026-11-19')
  expect(workdayBefore('2026-11-26', 4)).toBe('2026-11-22')
})

it.each(week)('has twenty working days within the thirty days before %s', (day) => {
  expect(workdayBefore(day, 20) >= dayAfter(day, -30)).toBe(true)
})

it('reads the time of a moment in Amman, on a day before that of the load', () => {
  expect(instantOf({ day: 1, time: '09:20' }, '2026-11-22')).toBe('2026-11-19T06:20:00.000Z')
})

it('counts less on a day off, at least one, and the same for the same day', () => {
  const counts = week.map((day) => countOn(day, 20, 2))
  expect(Math.max(...counts.slice(5))).toBeLessThan(Math.min(...counts.slice(0, 5)))
  expect(new Set(counts).size).toBeGreaterThan(2)
  expect(week.map((day) => countOn(day, 20, 2))).toEqual(counts)
  expect(countOn('2026-11-27', 1, 0)).toBe(1)
})
