import type { Locale } from '@/lib/i18n/locale'

/** A value that a filter offers, by the name people read. */
export interface FilterOption {
  value: string
  text: string
  /** The language of its name, where it is not the page's. */
  lang?: Locale
}

/** How a filter is asked for: by text, by one of several values, or by any of them. */
export type FilterField<Key extends string = string> = { key: Key; label: string } & (
  | { kind: 'text'; hint?: string }
  | { kind: 'select'; all: string; options: readonly FilterOption[] }
  | { kind: 'checks'; options: readonly FilterOption[] }
)

/** Whether a filter has values to choose from: one without any leads nowhere. */
export function isOffered(field: FilterField): boolean {
  return field.kind === 'text' || field.options.length > 0
}

/** The name of a chosen value; a text or an unknown value stands for itself. */
export function chosenOption(field: FilterField, value: string): FilterOption {
  const known = field.kind === 'text' ? undefined : field.options.find((o) => o.value === value)
  return known ?? { value, text: value }
}
