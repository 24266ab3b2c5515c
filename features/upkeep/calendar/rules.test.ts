import { expect, it } from 'vitest'
import { daysOf, monthAfter, monthIn } from './rules'

it('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

it('a month has its days, and February as many as the year gives it', () => {
  expect(daysOf('2026-11')).toHaveLength(30)
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOf('2027-02').at(0)).toBe('2027-02-01')
})

it('an address without a month shows that of today', () => {
  for (const text of [null, '', '2026-13', '1999-01', 'x']) {
    expect(monthIn(text, '2026-11-26')).toBe('2026-11')
  }
  expect(monthIn('2027-02', '2026-11-26')).toBe('2027-02')
})
