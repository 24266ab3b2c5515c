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
const numbersOutsideStyles = /style="[^"]*"|\d+/g
/** Two days of one month, of one year, or of two years: each is written in a form of its own. */
const periods = /(?:NAME 0|0 NAME|0)(?:,? 0)? ?– ?(?:NAME 0|0 NAME|0)(?:,? 0| NAME 0)?/g

/**
 * A mail as one line of JSON, without what differs in each run: names of days, numbers, secrets, and
 * who gets it. Of several people, one or the other does by the order in which jobs are taken.
 */
export function mailLine({ to, subject, text, html, headers, attachments }: SentMail): string {
  const { name, address } = addresseeOf(to)
  const people = [
    [name, 'ADDRESSEE'],
    [address, 'ADDRESS'],
    [encodeURIComponent(address), 'ADDRESS'],
  ] as const
  const withoutPerson = (value: string) =>
    people.reduce((text, [who, mask]) => (who === '' ? text : text.replaceAll(who, mask)), value)
  const masked = (value: string) =>
    masks
      .reduce((text, [pattern, mask]) => text.replaceAll(pattern, mask), withoutPerson(value))
      .replaceAll(numbersOutsideStyles, (found) => (/^\d/.test(found) ? '0' : found))
      .replaceAll(periods, 'PERIOD')
  const mail = { to: name === '' ? 'address' : 'person', subject, text, html, headers, attachments }
  return JSON.stringify(mail, (_key, value: unknown) =>
    typeof value === 'string' ? masked(value) : value,
  )
}

function addresseeOf(to: unknown): { name: string; address: string } {
  if (typeof to === 'string') return { name: '', address: to }
  if (typeof to !== 'object' || to === null) return { name: '', address: '' }
  return {
    name: 'name' in to ? String(to.name) : '',
    address: 'address' in to ? String(to.address) : '',
  }
}
