import type { FailedField } from '@/components/modal/required-fields-modal'

/** What a form calls its fields, and what it says of each one that is empty. */
export interface FieldTexts {
  labels: Readonly<Partial<Record<string, string>>>
  required: Readonly<Partial<Record<string, string>>>
}

/** The line of a field in the dialog: its label, and what the field itself says. */
export function failedField(
  name: string,
  message: string,
  { labels }: Pick<FieldTexts, 'labels'>,
): FailedField {
  return { name, label: labels[name] ?? name, message }
}

/** The fields that stop a form, in the order of their names, as the dialog lists them. */
export function failedFields<Name extends string>(
  names: readonly Name[],
  errorOf: (name: Name) => string | undefined,
  texts: Pick<FieldTexts, 'labels'>,
): FailedField[] {
  return names.flatMap((name) => {
    const message = errorOf(name)
    return message === undefined ? [] : [failedField(name, message, texts)]
  })
}

/** Puts the focus into a field; a list of fields begins with its first one, or how to add it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form?.querySelector<HTMLElement>(`[name^="${name}."], [data-field="${name}"]`)
  field?.focus()
}
