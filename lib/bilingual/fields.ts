import type { Locale } from '@/lib/i18n/locale'

/**
 * The bilingual fields of the contract keep their wire names, in six styles of suffixes. Only
 * this module knows them (HOUSE.md section 3).
 */
export const suffixes = {
  /** `title_eng`, `title_ara` */
  lower: ['_eng', '_ara'],
  /** `DESCRIPTION_ENG`, `DESCRIPTION_ARA` */
  upper: ['_ENG', '_ARA'],
  /** `meta_description_en`, `meta_description_ar` */
  short: ['_en', '_ar'],
  /** `link`, `link_ara` */
  bare: ['', '_ara'],
  /** `TARIFF_FILE`, `TARIFF_FILE_ARA` */
  bareUpper: ['', '_ARA'],
  /** `TARIFF_FILE`, `TARIFF_FILE_AR` */
  bareShort: ['', '_AR'],
} as const

export type SuffixStyle = keyof typeof suffixes

/** `Pair<'title', 'lower'>` is `'title_eng' | 'title_ara'`. */
export type Pair<Field extends string, H extends SuffixStyle> =
  `${Field}${(typeof suffixes)[H][0]}` | `${Field}${(typeof suffixes)[H][1]}`

/** One value for both languages under the field's wire names; columns and schemas are built by it. */
export function pairOf<Field extends string, Value, H extends SuffixStyle>(
  field: Field,
  suffixStyle: H,
  make: () => Value,
): Record<Pair<Field, H>, Value> {
  const [english, arabic] = suffixes[suffixStyle]
  return Object.fromEntries([
    [`${field}${english}`, make()],
    [`${field}${arabic}`, make()],
  ]) as Record<Pair<Field, H>, Value>
}

/** The field of a wire name, and the language that its suffix names, if it has one. */
export function fieldOfKey(key: string): { field: string; locale: Locale | null } {
  const [, field, english, arabic] = /^(.+?)(?:(_eng?)|(_ara?))$/i.exec(key) ?? []
  if (field === undefined) return { field: key, locale: null }
  return { field, locale: english ? 'en' : arabic ? 'ar' : null }
}
