import { round } from '@/lib/decimal/decimal'
import { z } from 'zod'
import type { LineReason, ReadingContext } from '../contract'

const free = /^(?:free|exempt|nil)\.?$/i
const percentage = /^(\d{1,6})(?:[.,](\d{1,16}))?\s*(%?)$/
const maxRate = 10_000
const maxTextLength = 200
/** US dollars or kilograms of one flow in one year: more than the trade of the world. */
const maxAmountDigits = 14

/** A rate of duty: a percentage of the customs value as an exact decimal, or as printed. */
export interface Rate {
  percent: string | null
  text: string
}

/**
 * A rate as a tariff prints it. `bare` says that a number without a sign is a percentage, as in the
 * columns of statistics; elsewhere only zero is one.
 */
export function rateOf(text: string, { bare = false } = {}): Rate | LineReason {
  const printed = text.replace(/\s+/g, ' ').trim()
  if (printed === '' || printed.length > maxTextLength) return 'rate'
  if (free.test(printed)) return { percent: '0', text: printed }
  if (/^[-−]/.test(printed)) return 'negative'
  const [, whole, fraction = '', sign] = percentage.exec(printed) ?? []
  if (whole === undefined) return /\d/.test(printed) ? { percent: null, text: printed } : 'rate'
  const percent = round(`${whole}.${fraction || '0'}`, 4)
  if (sign === '' && !bare && percent !== '0') return 'rate'
  if (Number(whole) >= maxRate) return 'absurd'
  return { percent, text: printed }
}

/** A sum or a weight: an exact decimal of so many places. */
export function amountOf(text: string, places: number): { amount: string } | LineReason {
  if (/^[-−]/.test(text)) return 'negative'
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? []
  if (whole === undefined) return 'number'
  if (whole.replace(/^0+(?=\d)/, '').length > maxAmountDigits) return 'absurd'
  return { amount: round(`${whole}.${fraction || '0'}`, places) }
}

/** The whole number in a cell; null for anything else. */
export function countOf(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Chapters of national tariffs and of statistics that are no chapters of the Harmonized System. */
const ownChapters = new Set(['77', '98', '99'])

/** The digits of a code of goods as files print it: `0804.10.20`, `0804 10`. */
export function digitsOf(text: string): string | LineReason {
  const digits = text.replace(/[.\s]/g, '')
  return /^\d{2,12}$/.test(digits) ? digits : 'code'
}

export const isOwnChapter = (digits: string) => ownChapters.has(digits.slice(0, 2))

const editions = new Map([
  ['H6', 2022],
  ['HS22', 2022],
  ['HS2022', 2022],
  ['H5', 2017],
  ['HS17', 2017],
  ['HS2017', 2017],
])

/** The edition that a name of a nomenclature stands for; null for one without a table on file. */
export function editionOf(name: string): number | null {
  return editions.get(name.replace(/\s/g, '').toUpperCase()) ?? null
}

/** A year that figures may be of; null for anything else. */
export function yearOf(text: string, { today }: ReadingContext): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= 1988 && year <= Number(today.slice(0, 4)) ? year : null
}

/** `YYYY-MM-DD` from `2026-01-31`, `31-01-2026` or `31/01/2026`; empty stays empty. */
export function dayOf(text: string): { day: string } | LineReason {
  if (text === '') return { day: '' }
  const [, first, second, third] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text) ?? []
  const day = third === undefined ? text.slice(0, 10) : `${third}-${second}-${first}`
  return z.iso.date().safeParse(day).success ? { day } : 'date'
}

/** Whether a measure applies today, by its first and its last day. */
export function appliesToday(
  from: string,
  to: string,
  { today }: ReadingContext,
): boolean | LineReason {
  const [start, end] = [dayOf(from), dayOf(to)]
  if (typeof start === 'string') return start
  if (typeof end === 'string') return end
  return start.day <= today && (end.day === '' || end.day >= today)
}

/** UN numbers that Comtrade, WITS and the WTO use in place of those of ISO 3166. */
const statisticalNumbers: Readonly<Record<string, string>> = {
  '000': 'W0',
  '097': 'EU',
  '251': 'FR',
  '490': 'TW',
  '579': 'NO',
  '699': 'IN',
  '757': 'CH',
  '842': 'US',
  '918': 'EU',
}

/** The ISO alpha-2 code for a UN number or an alpha-3 code; null where it is no country. */
export function countryOf(text: string, { codes }: ReadingContext): string | null {
  const given = text.replace(/^C(?=\d{3}$)/, '')
  const number = /^\d{1,3}$/.test(given) ? given.padStart(3, '0') : ''
  return statisticalNumbers[number] ?? codes.country(number || given.toUpperCase())
}
