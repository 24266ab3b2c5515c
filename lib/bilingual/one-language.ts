import type { Locale } from '@/lib/i18n/locale'
import { pairsIn } from './pairs-in'

/**
 * The same data with texts of one language: where a field has a text in this language, its text in
 * the other one is empty. What an island is given is in the page's payload, and it shows one
 * language, or the other where a text is missing. Lists of texts are left as they are, since which
 * of them is shown depends on both.
 */
export function inOneLanguage<Data>(data: Data, locale: Locale): Data {
  return reduced(data, locale) as Data
}

function reduced(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => reduced(item, locale))
  if (!isRecord(value)) return value
  const record: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, reduced(inner, locale)]),
  )
  for (const { en, ar } of pairsIn(Object.keys(record))) {
    const [own, other] = locale === 'en' ? [en, ar] : [ar, en]
    if (isText(record[own]) && isText(record[other])) record[other] = ''
  }
  return record
}

/** A set, a map or a date passes as it is. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
