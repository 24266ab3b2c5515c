import { expect, it } from 'vitest'
import { instantAtHome, isWorkingDay, nextDayAtHome, today, weekOf, yearsBefore } from './today'

it('is the day in Amman, three hours ahead of UTC', () => {
  expect(today(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
  expect(today(new Date('2026-01-05T00:00:00Z'))).toBe('2026-01-05')
})

it('ends at midnight in Amman', () => {
  const midnight = Date.parse('2026-11-20T21:00:00Z')
  expect(nextDayAtHome(midnight - 1)).toBe(midnight)
  expect(nextDayAtHome(midnight)).toBe(midnight + 86_400_000)
  expect(today(new Date(midnight - 1))).not.toBe(today(new Date(midnight)))
})

it('an hour of Amman is the same instant wherever it is typed', () => {
  expect(instantAtHome('2026-11-23T09:30').toISOString()).toBe('2026-11-23T06:30:00.000Z')
  expect(instantAtHome('2027-07-01T00:15').toISOString()).toBe('2027-06-30T21:15:00.000Z')
  expect(instantAtHome('').getTime()).toBeNaN()
})

it('has weeks from Sunday in which offices work from Sunday to Thursday', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-22')
  expect(weekOf('2026-11-28')).toBe('2026-11-22')
  expect(weekOf('2027-01-01')).toBe('2026-12-27')
  expect(['2026-11-22', '2026-11-26'].every(isWorkingDay)).toBe(true)
  expect(['2026-11-27', '2026-11-28'].some(isWorkingDay)).toBe(false)
})

it('a year before a day is the same day, or the last one of February', () => {
  expect(yearsBefore('2026-11-30', 3)).toBe('2023-11-30')
  expect(yearsBefore('2028-02-29', 1)).toBe('2027-02-28')
  expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29')
})
