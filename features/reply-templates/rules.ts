import type { TemplateUse } from '@/lib/db/template-uses'

/** What a text can name of the record that it is written about, and of its author. */
export const templateFields = ['person', 'number', 'company', 'entry', 'officer'] as const

export type TemplateField = (typeof templateFields)[number]

/** The values of the fields, by their name. */
export type FieldValues = Readonly<Record<string, string | undefined>>

/** The fields that are known where a text is used. */
export function fieldsOfUse(use: TemplateUse): readonly TemplateField[] {
  if (use === 'refusal' || use === 'withdrawal') return ['company', 'entry', 'officer']
  if (use === 'requestRefusal') return ['person', 'officer']
  return ['person', 'number', 'company', 'officer']
}

const field = /\{(\w+)\}/g

/** The names of the fields in a text. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(field)].flatMap(([, name]) => name ?? [])
}

/** A text with the values of its fields; a field without one stays as it is. */
export function filled(text: string, values: FieldValues): string {
  return text.replace(field, (whole, name: string) => values[name] ?? whole)
}
