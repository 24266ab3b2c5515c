'use client'

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** A day, in the browser's own calendar. */
export function DayField({
  field: { ref, ...field },
  label,
  error,
  required,
}: {
  field: UseFormRegisterReturn
  label: string
  error: string | undefined
  required: boolean
}) {
  const id = useId()
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...field}
        id={id}
        inputRef={ref}
        type="date"
        notched={false}
        slotProps={{ input: { 'aria-describedby': error ? `${id}-error` : undefined } }}
      />
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
