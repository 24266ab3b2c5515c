import type { Locale } from '@/lib/i18n/locale'
import type { FieldInput } from '../form/rules'

/** The names of fields in the order in which a form shows them: pairs, one's own language first, then the rest. */
export function fieldOrder(inputs: readonly FieldInput[], order: readonly Locale[]): string[] {
  const paired = inputs.flatMap(({ pair }) => (pair ? order.map((locale) => pair[locale]) : []))
  return [...paired, ...inputs.flatMap(({ field, pair }) => (pair ? [] : [field]))]
}
