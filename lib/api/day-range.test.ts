import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayRange, daysIn, instantsOf, periodBefore, periodOf } from './day-range'

describe('a range of days', () => {
  it('begins and ends at midnight in the time zone of the portal, its last day included', () => {
    expect(instantsOf({ from_day: '2026-11-01', until_day: '2026-11-30' })).toEqual({
      from: '2026-10-31T21:00:00.000Z',
      until: '2026-11-30T21:00:00.000Z',
    })
    expect(instantsOf({})).toEqual({ from: undefined, until: undefined })
  })

  it('is the last thirty days where none is named', () => {
    const period = periodOf({}, '2026-11-30')
    expect(period).toEqual({ from_day: '2026-11-01', until_day: '2026-11-30' })
    expect(daysIn(period)).toBe(30)
  })

  it('follows a period of the same length', () => {
    const week = { from_day: '2026-03-01', until_day: '2026-03-07' }
    expect(periodBefore(week)).toEqual({ from_day: '2026-02-22', until_day: '2026-02-28' })
  })

  it.each(['0000-01-01', '2026-02-30', '2026-1-1', 'today'])('does not begin on %s', (from_day) => {
    expect(z.object(dayRange).safeParse({ from_day }).success).toBe(false)
  })
})
