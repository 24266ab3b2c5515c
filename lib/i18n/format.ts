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

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(formatLocale[locale]).format(value)
}

function toDate(value: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00Z`) : new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
