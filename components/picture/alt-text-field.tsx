'use client'

import type { ScriptHints } from '@/components/form/script-hints'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/i18n/locale'

interface AltTextFieldProps {
  name: string
  label: string
  language: Locale
  value: string
  onChange: (text: string) => void
  maxLength: number
  /** What is said where the text is in the other script. */
  hints: ScriptHints
}

/** What a picture shows, in one language; optional. */
export function AltTextField(props: AltTextFieldProps) {
  const { name, label, language, value, onChange, maxLength, hints } = props
  const field = {
    name,
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(target.value)
      return Promise.resolve()
    },
    onBlur: () => Promise.resolve(),
    ref: () => undefined,
  }
  return (
    <TextField
      field={field}
      label={label}
      maxLength={maxLength}
      required={false}
      writtenIn={{ language, hints }}
    />
  )
}
