import { describe, expect, it } from 'vitest'
import { formatDate, formatNumber } from './format'

describe('dates', () => {
  it('are year, short month and day in English', () => {
    expect(formatDate('2026-11-05', 'en')).toBe('Nov 5, 2026')
  })

  it('use the month names of Jordan in Arabic', () => {
    expect(formatDate('2026-11-05', 'ar')).toContain('تشرين الثاني')
  })

  it('judge the day of an instant in Amman', () => {
    expect(formatDate('2026-11-05T22:30:00.000Z', 'en')).toBe('Nov 6, 2026')
  })

  it('show nothing for a text that is no date', () => {
    expect(formatDate('soon', 'en')).toBe('')
  })
})

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect(formatNumber(1234, 'en')).toBe('1,234')
  })
})
