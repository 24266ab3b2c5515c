import { describe, expect, it } from 'vitest'
import { formatDate, formatFileSize, formatMean, formatNumber, joinTexts } from './format'

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

  it('are empty for an invalid date', () => {
    expect(formatDate('soon', 'en')).toBe('')
  })
})

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect(formatNumber(1234, 'en')).toBe('1,234')
  })
})

describe('sizes of files', () => {
  it('are kilobytes, and megabytes when large', () => {
    expect(formatFileSize(34_203, 'en')).toBe('34 kB')
    expect(formatFileSize(2_400_000, 'en')).toBe('2.4 MB')
    expect(formatFileSize(34_203, 'ar')).toBe('34 كيلوبايت')
    expect(formatFileSize(2_400_000, 'ar')).toBe('2.4 ميغابايت')
  })

  it('are never zero', () => {
    expect(formatFileSize(12, 'en')).toBe('1 kB')
  })
})

it('names stand between the commas of the language', () => {
  expect(joinTexts(['Egypt', 'Tunisia'], 'en')).toBe('Egypt, Tunisia')
  expect(joinTexts(['مصر', 'تونس'], 'ar')).toBe('مصر، تونس')
})

it('a mean has two decimals', () => {
  expect(formatMean(3, 'en')).toBe('3.00')
  expect(formatMean(2.39, 'ar')).toBe('2.39')
})
