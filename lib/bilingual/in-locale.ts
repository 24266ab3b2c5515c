import { otherLocale, type Locale } from '@/lib/i18n/locale'
import { scriptOf } from '@/lib/i18n/script'
import { suffixes } from './fields'

/** A text as it will be shown: in the visitor's language, or in the other one and marked so. */
export interface LocalizedText {
  text: string
  lang: Locale
}

/** Field names of a record without their language suffix: `'title'` for `title_eng`. */
export type BilingualField<R> = {
  [K in keyof R & string]: K extends `${infer F}_eng` | `${infer F}_ENG` | `${infer F}_en`
    ? F
    : K extends `${infer F}_ara` | `${infer F}_ARA` | `${infer F}_AR`
      ? F extends keyof R
        ? F
        : never
      : never
}[keyof R & string]

/** The text of a bilingual field and the language it is in; '' when neither language has one. */
export function localized<R extends object>(
  record: R,
  field: BilingualField<R>,
  locale: Locale,
): LocalizedText {
  const own = valueIn(record, field, locale)
  if (own !== '') return { text: own, lang: locale }
  const other = otherLocale(locale)
  const fallback = valueIn(record, field, other)
  return fallback === '' ? { text: '', lang: locale } : { text: fallback, lang: other }
}

/**
 * The name of a company or an offer. Unlike other texts, names are typed into the field of either
 * language, so their letters say which language they are in.
 */
export function localizedName<R extends object>(
  record: R,
  field: BilingualField<R>,
  locale: Locale,
): LocalizedText {
  const { text, lang } = localized(record, field, locale)
  return { text, lang: scriptOf(text) ?? lang }
}

/** The text of a bilingual field for a place that cannot carry a language mark (titles, alt texts). */
export function inLocale<R extends object>(
  record: R,
  field: BilingualField<R>,
  locale: Locale,
): string {
  return localized(record, field, locale).text
}

interface Pictured {
  image: string | null
  image_alt_eng: string | null
  image_alt_ara: string | null
}

/** The picture of a record for the head of its page; no field where it has none. */
export function headImage(record: Pictured, locale: Locale) {
  const { image: url } = record
  return url ? { image: { url, alt: inLocale(record, 'image_alt', locale) } } : {}
}

/** Whether the record has its own text in this language (a page exists in it, hreflang is true). */
export function hasLocale<R extends object>(
  record: R,
  field: BilingualField<R>,
  locale: Locale,
): boolean {
  return valueIn(record, field, locale) !== ''
}

/** The texts of a bilingual field that holds a list; the other language's where its own lacks some. */
export function listInLocale<Field extends string>(
  record: Readonly<Record<Field | `${Field}_ara`, readonly string[]>>,
  field: Field,
  locale: Locale,
): readonly string[] {
  const own = record[field]
  const arabic = record[`${field}_ara`]
  if (locale === 'en') return own.length > 0 ? own : arabic
  return arabic.length === own.length ? arabic : own
}

/** Both lists of a bilingual field as they stand, however many entries each has. */
export function listsOf<Field extends string>(
  record: Readonly<Record<Field | `${Field}_ara`, readonly string[]>>,
  field: Field,
): Record<Locale, readonly string[]> {
  return { en: record[field], ar: record[`${field}_ara`] }
}

/** Both texts of a bilingual field of a record whose fields the compiler does not know (data files). */
export function textsOf(record: object, field: string): Record<Locale, string> {
  return { en: valueIn(record, field, 'en'), ar: valueIn(record, field, 'ar') }
}

const pairs = Object.values(suffixes)

function valueIn(record: object, field: string, locale: Locale): string {
  for (const [english, arabic] of pairs) {
    const names = [`${field}${english}`, `${field}${arabic}`] as const
    if (!Object.hasOwn(record, names[0]) || !Object.hasOwn(record, names[1])) continue
    const value: unknown = Reflect.get(record, names[locale === 'en' ? 0 : 1])
    return typeof value === 'string' ? value.trim() : ''
  }
  return ''
}
