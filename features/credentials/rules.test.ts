import { describe, expect, it } from 'vitest'
import { isActive, isRecent, recentDays } from './rules'

describe('a credential', () => {
  it('is recent when its date is within the last 30 days', () => {
    expect(recentDays).toBe(30)
    const recent = (date: string) => isRecent({ date }, '2026-11-21')
    expect(recent('2026-11-21')).toBe(true)
    expect(recent('2026-10-22')).toBe(true)
    expect(recent('2026-10-21')).toBe(false)
    expect(recent('2026-11-22')).toBe(false)
  })

  it('is active with status 1, and inactive with any other', () => {
    expect(isActive({ status: 1 })).toBe(true)
    expect([0, 2, 10].some((status) => isActive({ status }))).toBe(false)
  })
})
