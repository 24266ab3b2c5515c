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
