import { expect, it } from 'vitest'
import { dayAfterMonths } from './rules'

it.each([
  ['2026-11-26', 1, '2026-12-26'],
  ['2026-11-26', 3, '2027-02-26'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 24, '2028-12-31'],
])('the day %s is followed after %i months by %s', (day, months, after) => {
  expect(dayAfterMonths(day, months)).toBe(after)
})
