import type { Locale } from '@/lib/i18n/locale'
import { pairOf, suffixes, type SuffixStyle, type Pair } from './fields'
import { textsOf } from './in-locale'

/** A bilingual field with a value for each language, under its wire names. */
export function bilingualPair<Field extends string, Value, H extends SuffixStyle = 'lower'>(
  field: Field,
  values: { en: Value; ar: Value },
  suffixStyle?: H,
): Record<Pair<Field, H>, Value> {
  const [english, arabic] = suffixes[suffixStyle ?? 'lower']
  return Object.fromEntries([
    [`${field}${english}`, values.en],
    [`${field}${arabic}`, values.ar],
  ]) as Record<Pair<Field, H>, Value>
}

/** A bilingual field with the same value in both languages, as a fallback for a missing one. */
export function bothLanguages<Field extends string, Value, H extends SuffixStyle = 'lower'>(
  field: Field,
  value: Value,
  suffixStyle?: H,
): Record<Pair<Field, H>, Value> {
  return pairOf(field, (suffixStyle ?? 'lower') as H, () => value)
}

/** A bilingual field of a record under another name, and another suffixStyle when one is given. */
export function renamePair<To extends string, H extends SuffixStyle = 'lower'>(
  record: object,
  from: string,
  to: To,
  suffixStyle?: H,
): Record<Pair<To, H>, string> {
  return bilingualPair(to, textsOf(record, from), suffixStyle)
}

/** The value of a pair in one language, of any type: the marked parts of a title, a list. */
export function valueOfPair<
  Field extends string,
  Both extends Readonly<Partial<Record<Pair<Field, H>, unknown>>>,
  H extends SuffixStyle = 'lower',
>(pair: Both, field: Field, locale: Locale, suffixStyle?: H): Both[Pair<Field, H>] {
  const [english, arabic] = suffixes[suffixStyle ?? 'lower']
  const name = `${field}${locale === 'en' ? english : arabic}` as Pair<Field, H>
  return pair[name] as Both[Pair<Field, H>]
}
