'use client'

import { useEffect } from 'react'

const unsavedForms = new Set<symbol>()

/** Whether a form on the screen has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0
}

/** Stops all warnings, including the browser's: the person chose to leave. */
export function discardUnsavedChanges(): void {
  unsavedForms.clear()
}

/** Registers a form with unsaved changes; the browser asks before its window is closed. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = Symbol('form')
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedForms.has(form)) event.preventDefault()
    }
    unsavedForms.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsavedForms.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}
