'use client'

import { isChanged } from '@/components/first-use/use-early-change'
import { useHydrated } from '@/components/first-use/use-hydrated'
import type { ListShape } from '@/lib/api/list-state'
import { useEffect, useEffectEvent } from 'react'
import type { View } from './use-view'

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
    const data = new FormData(form)
    const changed = Array.from(form.elements).filter(isChanged).map(nameOf)
    const values = new Map(changed.map((name) => [name, data.getAll(name).map(String)]))
    const entered = shape.with(state, Object.fromEntries(values))
    const sort = values.get('sort')
    const next = sort ? shape.ordered(entered, sort[0]) : entered
    if (shape.write({ ...next, page: state.page }) !== query) show({ ...next, page: 1 })
  })
  useEffect(() => showEntered(), [])
}

const nameOf = (control: Element) => control.getAttribute('name') ?? ''
