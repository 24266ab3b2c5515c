'use client'

import type { Locale } from '@/lib/i18n/locale'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

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
  /** The language of what is written, where the page does not say it. */
  writtenIn?: Locale
  end?: ReactNode
  required?: boolean
  /** Takes any number of lines, of which so many show at first. */
  rows?: number
}

const anyHeight = { '& textarea': { blockSize: 'auto', resize: 'vertical', lineHeight: 'inherit' } }

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
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
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
            'aria-describedby': describedBy || undefined,
            ...(writtenIn && { lang: writtenIn, dir: writtenIn === 'ar' ? 'rtl' : 'ltr' }),
            ...(leftToRight && { style: { direction: 'ltr', textAlign: 'match-parent' } }),
          },
        }}
      />
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
