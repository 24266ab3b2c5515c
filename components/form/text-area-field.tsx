'use client'

import type { Locale } from '@/lib/i18n/locale'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface TextAreaFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
  help?: string | undefined
  error?: string | undefined
  maxLength?: number
  /** The language of what is written, where the page does not say it. */
  writtenIn?: Locale
  required?: boolean
  /** Lines that show at first. */
  rows?: number
}

const anyHeight = { '& textarea': { blockSize: 'auto', resize: 'vertical', lineHeight: 'inherit' } }

/** A text of any number of lines: label above, help and error below. */
export function TextAreaField({
  field: { ref, ...field },
  label,
  help,
  error,
  maxLength,
  writtenIn,
  required = true,
  rows = 7,
}: TextAreaFieldProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...field}
        id={id}
        inputRef={ref}
        inputComponent="textarea"
        notched={false}
        sx={anyHeight}
        rows={rows}
        slotProps={{
          input: {
            maxLength,
            ...(writtenIn && { lang: writtenIn, dir: writtenIn === 'ar' ? 'rtl' : 'ltr' }),
            'aria-describedby': describedBy || undefined,
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
