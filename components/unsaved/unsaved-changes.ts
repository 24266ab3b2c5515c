'use client'

import { useEffect } from 'react'

const held = new Set<symbol>()

/** Whether a form on the screen holds words that are not saved. */
export function hasUnsavedChanges(): boolean {
  return held.size > 0
}

/** The person chose to leave: nothing asks any more, the browser neither. */
export function discardUnsavedChanges(): void {
  held.clear()
}

/** Says that a form holds unsaved words; the browser asks before their window is closed. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('form')
    const warn = (event: BeforeUnloadEvent) => {
      if (held.has(form)) event.preventDefault()
    }
    held.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      held.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}
