import { formatLocale, timeZone, type Locale } from './locale'

/** A date or instant as year, short month and day, equal on server and in the browser
 * (spec part 1 section 9). `value` is `YYYY-MM-DD` or an ISO instant; a wrong one gives ''. */
export function formatDate(value: string, locale: Locale): string {
  const date = toDate(value)
  if (!date) return ''
  return new Intl.DateTimeFormat(formatLocale[locale], {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(date)
}

/** An instant as its date with hour and minute. A wrong one gives ''. */
export function formatInstant(value: string, locale: Locale): string {
  const date = toDate(value)
  if (!date) return ''
  return new Intl.DateTimeFormat(formatLocale[locale], {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(date)
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(formatLocale[locale]).format(value)
}

/** A mean with its two decimals, also where they are zeros. */
export function formatMean(value: number, locale: Locale): string {
  return new Intl.NumberFormat(formatLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value)
}

/** The size of a file given in bytes: whole kilobytes, from a million bytes on megabytes. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const large = bytes >= 1_000_000
  return new Intl.NumberFormat(formatLocale[locale], {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}

/** A share from 0 to 1 in whole percent. */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(formatLocale[locale], {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share)
}

/** Names one after the other, with the comma of the language. */
export function joinTexts(texts: readonly string[], locale: Locale): string {
  return texts.join(locale === 'ar' ? '، ' : ', ')
}

function toDate(value: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00Z`) : new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
