'use client'

import { directionOf, type Locale } from '@/lib/i18n/locale'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ScriptHint, useOtherScript } from './script-hint'
import type { ScriptHints } from './script-hints'

interface TextFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'date'
  help?: string | undefined
  error?: string | undefined
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  /** Numbers, addresses and passwords read left to right in Arabic too. */
  leftToRight?: boolean
  /** The language of a bilingual field, and what is said of a text in the other one’s letters. */
  writtenIn?: { language: Locale; hints: ScriptHints } | undefined
  end?: ReactNode
  required?: boolean
  /** Takes any number of lines, of which so many show at first. */
  rows?: number
}

const anyHeight = {
  '& textarea': {
    blockSize: 'auto',
    resize: 'vertical',
    lineHeight: 'inherit',
    // A text in the other script keeps its own direction.
    unicodeBidi: 'plaintext',
  },
}

/** A line or lines of text in a form: label above, help and error below. */
export function TextField({
  field: { ref, ...field },
  label,
  type = 'text',
  help,
  error,
  autoComplete,
  maxLength,
  placeholder,
  leftToRight = false,
  writtenIn,
  end,
  required = true,
  rows,
}: TextFieldProps) {
  const id = useId()
  const language = writtenIn?.language
  const hint =
    useOtherScript(id, language) && writtenIn ? writtenIn.hints[writtenIn.language] : null
  const described = { help, script: hint, error }
  const describedBy = Object.entries(described).flatMap(([key, text]) =>
    text ? [`${id}-${key}`] : [],
  )
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...field}
        id={id}
        inputRef={ref}
        {...(rows === undefined ? { type } : { inputComponent: 'textarea', rows, sx: anyHeight })}
        notched={false}
        endAdornment={end}
        autoComplete={autoComplete}
        placeholder={placeholder}
        slotProps={{
          input: {
            maxLength,
            'aria-describedby': describedBy.join(' ') || undefined,
            ...(language && { lang: language, dir: directionOf(language) }),
            ...(leftToRight && { style: { direction: 'ltr', textAlign: 'match-parent' } }),
          },
        }}
      />
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {writtenIn && <ScriptHint id={`${id}-script`} hint={hint} />}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
