import { describe, expect, it } from 'vitest'
import { endOfNotice, overdue, reviewDay } from './rules'

describe('the review of a fact', () => {
  it.each([
    ['2025-11-22', 12, '2026-11-22'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2023-08-31', 6, '2024-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('checked on %s and due after %i months is due on %s', (checked, months, due) => {
    expect(reviewDay(checked, months)).toBe(due)
  })

  it('is overdue from the day after it is due', () => {
    expect(overdue('2025-11-22', 12, '2026-11-22')).toBe(false)
    expect(overdue('2025-11-22', 12, '2026-11-23')).toBe(true)
  })

  it('is announced 30 days ahead', () => {
    expect(endOfNotice('2026-11-23')).toBe('2026-12-23')
  })
})
