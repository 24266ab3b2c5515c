'use client'

import type { ListShape } from '@/lib/api/list-state'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { View } from './use-view'

const noChange = () => () => {}

/** Whether the component took over HTML of the server. */
function useHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/**
 * Shows the view of what somebody entered into the filters before the script ran: the controls
 * hold it, and no event reports it.
 */
export function useEarlyInput<Key extends string, Sort extends string>(
  formId: string,
  shape: ListShape<Key, Sort>,
  { state, query, show }: View<Key, Sort>,
) {
  const isHydrated = useHydrated()
  const showEntered = useEffectEvent(() => {
    const form = document.forms.namedItem(formId)
    if (!isHydrated || !form) return
    const changed = new Set(Array.from(form.elements).filter(isChanged).map(nameOf))
    const data = new FormData(form)
    const valuesOf = (name: string) => data.getAll(name).map(String)
    const entered = shape.keys
      .filter((key) => changed.has(key))
      .reduce((view, key) => shape.having(view, key, valuesOf(key)), state)
    const next = changed.has('sort') ? shape.ordered(entered, valuesOf('sort')[0]) : entered
    if (shape.write({ ...next, page: state.page }) !== query) show({ ...next, page: 1 })
  })
  useEffect(() => showEntered(), [])
}

const nameOf = (control: Element) => control.getAttribute('name') ?? ''

/** Whether a control holds something else than the server sent. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.selected && !option.defaultSelected)
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
