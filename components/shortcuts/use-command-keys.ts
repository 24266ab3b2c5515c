'use client'

import { useEffect, useEffectEvent } from 'react'
import { letterOf } from './use-shortcuts'

/**
 * Keys with Ctrl or ⌘ that act on a screen, also while somebody types, except while a dialog is open.
 * They come before the browser and the editor of rich text.
 */
export function useCommandKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const act = isCommand ? actions[letterOf(event)] : undefined
    if (!act || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
