'use client'

import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from './use-hydrated'

type FormControl = HTMLInputElement | HTMLSelectElement

/**
 * Reports a control that somebody changed before the script of the page ran: it holds what they
 * entered, and no event tells React. `find` returns where to look, once the page is hydrated.
 */
export function useEarlyChange(
  find: () => FormControl | null | undefined,
  report: (control: FormControl) => void,
): void {
  const isHydrated = useHydrated()
  const reportChanged = useEffectEvent(() => {
    const control = isHydrated && find()
    if (control && isChanged(control)) report(control)
  })
  useEffect(() => reportChanged(), [])
}

/** Whether a control holds something else than the server sent. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.selected && !option.defaultSelected)
  }
  if (!(control instanceof HTMLInputElement)) return false
  return ['checkbox', 'radio'].includes(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
