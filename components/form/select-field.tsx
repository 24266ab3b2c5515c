'use client'

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import type { Locale } from '@/lib/i18n/locale'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** An entry of the list, by the name people read. */
export interface SelectOption {
  value: string
  text: string
  /** The language of its name, where it is not the page's. */
  lang?: Locale
}

interface SelectFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
  /** What is there before anything is chosen. */
  placeholder: string
  options: readonly SelectOption[]
  help?: string | undefined
  error?: string | undefined
  autoComplete?: string
  required?: boolean
  disabled?: boolean
}

/** One of a list: the browser's own select, which telephones and keyboards know how to open. */
export function SelectField({
  field: { ref, ...field },
  label,
  placeholder,
  options,
  help,
  error,
  autoComplete,
  required = true,
  disabled = false,
}: SelectFieldProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Select
        {...field}
        native
        defaultValue=""
        inputRef={ref}
        input={<OutlinedInput notched={false} />}
        inputProps={{
          id,
          autoComplete,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy || undefined,
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </Select>
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
