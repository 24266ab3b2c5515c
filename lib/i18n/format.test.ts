import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDays,
  formatFileSize,
  formatCompact,
  formatMean,
  formatNumber,
  joinTexts,
} from './format'

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

  it.each([
    ['2026-05-12', '2026-05-14', 'May 12–14, 2026', '12–14 أيار 2026'],
    ['2026-04-30', '2026-05-02', 'Apr 30 – May 2, 2026', '30 نيسان – 2 أيار 2026'],
    [
      '2026-12-30',
      '2027-01-02',
      'Dec 30, 2026 – Jan 2, 2027',
      '30 كانون الأول 2026 – 2 كانون الثاني 2027',
    ],
    ['2026-05-12', '2026-05-12', 'May 12, 2026', '12 أيار 2026'],
  ])('name month and year once in the days from %s to %s', (start, end, english, arabic) => {
    expect(formatDays(start, end, 'en')).toBe(english)
    expect(formatDays(start, end, 'ar')).toBe(arabic)
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

it('writes a large number in few digits and a word', () => {
  expect(formatCompact(1_239_897_200_000, 'en')).toBe('1.24 trillion')
  expect(formatCompact(23_400_000, 'ar')).toBe('23.4 مليون')
})
