import type { FailedField } from '@/components/modal/required-fields-modal'

/** The fields that stop a form, in the order of their names, as the dialog lists them. */
export function failedFields<Name extends string>(
  names: readonly Name[],
  errorOf: (name: Name) => string | undefined,
  labels: Readonly<Record<Name, string>>,
): FailedField[] {
  return names.flatMap((name) => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ name, label: labels[name], message }]
  })
}

/** Puts the focus into a field; a list of fields begins with its first one, or how to add it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form?.querySelector<HTMLElement>(`[name^="${name}."], [data-field="${name}"]`)
  field?.focus()
}
