'use client'

import type { Locale } from '@/lib/i18n/locale'
import { isInOtherScript } from '@/lib/i18n/script'
import FormHelperText from '@mui/material/FormHelperText'
import { useCallback, useSyncExternalStore } from 'react'

const events = ['input', 'change', 'focusout'] as const

/**
 * Whether the text of a field is in the letters of the other language, from the start and while a
 * person types. It reads the field itself, since forms do not render again at each letter.
 */
export function useOtherScript(fieldId: string, language: Locale | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = language && document.getElementById(fieldId)
      if (!field) return () => undefined
      // After the event: to render a controlled field within it would bring its text before it back.
      const later = () => void setTimeout(onChange)
      for (const event of events) field.addEventListener(event, later)
      return () => {
        for (const event of events) field.removeEventListener(event, later)
      }
    },
    [fieldId, language],
  )
  const isOther = () => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
    return language !== undefined && isInOtherScript(field.value, language)
  }
  return useSyncExternalStore(subscribe, isOther, () => false)
}

interface ScriptHintProps {
  id: string
  /** Null while there is nothing to say. */
  hint: string | null
}

/** A hint below a field that is no error: the text may stay. It is announced when it appears. */
export function ScriptHint({ id, hint }: ScriptHintProps) {
  return (
    <div id={id} role="status">
      {hint !== null && <FormHelperText error={false}>{hint}</FormHelperText>}
    </div>
  )
}
