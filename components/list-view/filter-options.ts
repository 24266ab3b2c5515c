import { localized, type BilingualField } from '@/lib/bilingual/in-locale'
import { formatLocale, type Locale } from '@/lib/i18n/locale'
import type { FilterOption } from './filter-fields'

/** Records as values of a filter, by their names in a language; one named in the other is marked. */
export function filterOptions<R extends object>(
  records: readonly R[],
  field: BilingualField<R>,
  valueOf: (record: R) => string | number,
  locale: Locale,
): FilterOption[] {
  return records.map((record) => {
    const { text, lang } = localized(record, field, locale)
    return { value: String(valueOf(record)), text, ...(lang !== locale && { lang }) }
  })
}

/** Options in the order of their names. */
export function byName(options: readonly FilterOption[], locale: Locale): FilterOption[] {
  return options.toSorted((a, b) => a.text.localeCompare(b.text, formatLocale[locale]))
}

/**
 * The options that lead to something, and those that are chosen already, so that a person can see
 * and remove them; every one where nobody knows what leads to something.
 */
export function offered(
  options: readonly FilterOption[],
  used: Iterable<string | number> | undefined,
  chosen: readonly string[],
): FilterOption[] {
  if (used === undefined) return [...options]
  const values = new Set([...Array.from(used, String), ...chosen])
  return options.filter(({ value }) => values.has(value))
}

/** The years that lead to something, and those that are chosen already, latest first. */
export function yearOptions(used: Iterable<string>, chosen: readonly string[]): FilterOption[] {
  const years = [...new Set([...used, ...chosen])].toSorted().toReversed()
  return years.map((year) => ({ value: year, text: year }))
}
