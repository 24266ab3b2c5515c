import { describe, expect, it } from 'vitest'
import { monthsBetween } from './event-months'

describe('the months between two days', () => {
  it('have their names in English, and both in Arabic', () => {
    expect(monthsBetween('2027-03-01', '2027-03-31')).toEqual([
      'March 2027',
      'آذار 2027',
      'مارس 2027',
    ])
  })

  it('go over the end of a year, and are at most twelve', () => {
    const inEnglish = (first: string, last: string) =>
      monthsBetween(first, last).filter((name) => /^[A-Z]/.test(name))
    expect(inEnglish('2026-12-31', '2027-01-01')).toEqual(['December 2026', 'January 2027'])
    expect(inEnglish('2026-01-01', '2030-01-01')).toHaveLength(12)
  })
})
