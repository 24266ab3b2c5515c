import { formatLocale } from '@/lib/i18n/locale'

/** What a mail of the portal is made of, as it is handed to the mail library. */
interface SentMail {
  to?: unknown
  subject?: unknown
  text?: unknown
  html?: unknown
  headers?: unknown
  attachments?: unknown
}

/** A day of the week of every month for each. */
const days = Array.from(
  { length: 12 * 7 },
  (_, n) => new Date(Date.UTC(2026, n % 12, 1 + (n % 7), 12)),
)
const parts = [
  { month: 'long' },
  { month: 'short' },
  { weekday: 'long' },
  { weekday: 'short' },
] as const

/** The names of months and of days of the week in both languages, the longest first. */
const names = [...Object.values(formatLocale), 'ar-EG']
  .flatMap((locale) => parts.map((part) => new Intl.DateTimeFormat(locale, part)))
  .flatMap((format) => days.map((day) => format.format(day)))
  .toSorted((one, other) => other.length - one.length)

const masks: readonly [RegExp, string][] = [
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g, 'UUID'],
  // Signatures and links with a secret.
  [/(?<![\w-])(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{43})(?![\w-])/g, 'SECRET'],
  [new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})(?!\\p{L})`, 'gu'), 'NAME'],
  [/(?<=\d:\d\d) ?(?:am|pm|ص|م)(?!\p{L})/giu, ''],
]
const numbersOutsideStyles = /style=\\".*?\\"|\d+/g

/**
 * A mail as one line of JSON, without what differs in each run: names of days, numbers, secrets, and
 * who gets it. Of several people, one or the other does by the order in which jobs are taken.
 */
export function mailLine({ to, subject, text, html, headers, attachments }: SentMail): string {
  const mail = { to: kindOf(to), subject, text, html, headers, attachments }
  const name = nameOf(to)
  const line = JSON.stringify(mail, (_key, value: unknown) =>
    typeof value === 'string' && name !== '' ? value.replaceAll(name, 'ADDRESSEE') : value,
  )
  return masks
    .reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), line)
    .replaceAll(numbersOutsideStyles, (found) => (/^\d/.test(found) ? '0' : found))
}

const nameOf = (to: unknown): string =>
  typeof to === 'object' && to !== null && 'name' in to ? String(to.name) : ''

/** Whether somebody by name gets it, or an address alone. */
const kindOf = (to: unknown) => (nameOf(to) === '' ? 'address' : 'person')
