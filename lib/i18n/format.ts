import { isolated } from './isolated'
import { formatLocale, timeZone, type Locale } from './locale'
import { perLocale } from './per-locale'

const datesWith = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(formatLocale[locale], { timeZone, ...options }))
const numbersWith = (options: Intl.NumberFormatOptions) =>
  perLocale((locale) => new Intl.NumberFormat(formatLocale[locale], options))
const sizesWith = (unit: string, maximumFractionDigits: number) =>
  perLocale(
    (locale) =>
      new Intl.NumberFormat(formatLocale[locale], {
        style: 'unit',
        unit,
        unitDisplay: locale === 'ar' ? 'long' : 'short',
        maximumFractionDigits,
      }),
  )

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const dates = datesWith(day)
const instants = datesWith({ ...day, hour: 'numeric', minute: '2-digit' })
const months = datesWith({ year: 'numeric', month: 'long' })
/** Made when it is used, which only the search does: each page would wait for it. */
const monthsInEgypt = () =>
  new Intl.DateTimeFormat('ar-EG-u-nu-latn', { timeZone, year: 'numeric', month: 'long' })
const monthNames = datesWith({ month: 'long' })
const weekdays = datesWith({ weekday: 'long' })
const numbers = numbersWith({})
const means = numbersWith({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const compacts = numbersWith({
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 2,
})
const percents = numbersWith({ style: 'percent', maximumFractionDigits: 0 })
const kilobytes = sizesWith('kilobyte', 0)
const megabytes = sizesWith('megabyte', 1)

/** A date or instant as year, short month and day, equal on server and in the browser
 * (spec part 1 section 9). `value` is `YYYY-MM-DD` or an ISO instant; a wrong one gives ''. */
export function formatDate(value: string, locale: Locale): string {
  const date = toDate(value)
  return date ? dates(locale).format(date) : ''
}

/** The month of a date or instant with its year: 'March 2026'. A wrong one gives ''. */
export function formatMonth(value: string, locale: Locale): string {
  const date = toDate(value)
  return date ? months(locale).format(date) : ''
}

/**
 * The month of a date as people write it in both languages: 'March 2027', 'آذار 2027' and the Arabic
 * name of Egypt and the Gulf, 'مارس 2027'. A wrong date gives none.
 */
export function monthSpellings(value: string): string[] {
  const date = toDate(value)
  return date
    ? [months('en').format(date), months('ar').format(date), monthsInEgypt().format(date)]
    : []
}

/** The weekday of a date or instant. A wrong one gives ''. */
export function formatWeekday(value: string, locale: Locale): string {
  const date = toDate(value)
  return date ? weekdays(locale).format(date) : ''
}

/** A month of any year, 1 being January. */
export function formatMonthName(month: number, locale: Locale): string {
  return monthNames(locale).format(new Date(Date.UTC(2026, month - 1, 15)))
}

/**
 * Two days (`YYYY-MM-DD`) as one period, which names a month and a year once: 'May 12–14, 2026'. Built
 * here, because the ranges of `Intl` have other spaces in each version of its data.
 */
export function formatDays(start: string, end: string, locale: Locale): string {
  const [first, last] = [dayParts(start, locale), dayParts(end, locale)]
  if (start === end || !first || !last) return formatDate(start, locale)
  const sameYear = first.year === last.year
  if (!sameYear) return `${formatDate(start, locale)} – ${formatDate(end, locale)}`
  const isArabic = locale === 'ar'
  const year = isArabic ? ` ${last.year}` : `, ${last.year}`
  const named = ({ day: number, month }: DayParts) =>
    isArabic ? `${number} ${month}` : `${month} ${number}`
  if (first.month !== last.month) return `${named(first)} – ${named(last)}${year}`
  const numbers = `${first.day}–${last.day}`
  return `${named({ ...last, day: numbers })}${year}`
}

interface DayParts {
  day: string
  month: string
  year: string
}

function dayParts(value: string, locale: Locale): DayParts | null {
  const date = toDate(value)
  if (!date) return null
  const parts = dates(locale).formatToParts(date)
  const of = (type: keyof DayParts) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: of('day'), month: of('month'), year: of('year') }
}

/** An instant as its date with hour and minute. A wrong one gives ''. */
export function formatInstant(value: string, locale: Locale): string {
  const date = toDate(value)
  return date ? instants(locale).format(date) : ''
}

export function formatNumber(value: number, locale: Locale): string {
  return numbers(locale).format(value)
}

/** A large number in few digits and a word: '1.24 trillion'. */
export function formatCompact(value: number, locale: Locale): string {
  return compacts(locale).format(value)
}

/** A mean with its two decimals, also where they are zeros. */
export function formatMean(value: number, locale: Locale): string {
  return means(locale).format(value)
}

/** An amount of money, with two decimals where it is no whole number. */
export function formatPrice(value: number, locale: Locale): string {
  return Number.isInteger(value) ? formatNumber(value, locale) : formatMean(value, locale)
}

/** The size of a file given in bytes: whole kilobytes, from a million bytes on megabytes. */
export function formatFileSize(bytes: number, locale: Locale): string {
  return bytes >= 1_000_000
    ? megabytes(locale).format(bytes / 1_000_000)
    : kilobytes(locale).format(Math.max(1, bytes / 1_000))
}

/** A share from 0 to 1 in whole percent. */
export function formatPercent(share: number, locale: Locale): string {
  return percents(locale).format(share)
}

/** The separator of a list of names. */
export const comma = { en: ', ', ar: '، ' } as const

/** Names one after the other, with the comma of the language; those in the other script isolated. */
export function joinTexts(texts: readonly string[], locale: Locale): string {
  return texts.map((text) => isolated(text, locale)).join(comma[locale])
}

function toDate(value: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00Z`) : new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
