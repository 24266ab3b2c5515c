/** Moves the focus into a field of a form. */
export function focusField(frame: HTMLFormElement | null, name: string): void {
  frame?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
