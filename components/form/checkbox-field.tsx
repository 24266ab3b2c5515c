'use client'

import { useEarlyChange } from '@/components/first-use/use-early-change'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import styles from './form.module.css'

interface CheckboxFieldProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, with its statement next to it. */
export function CheckboxField<Form extends FieldValues>({
  control,
  name,
  label,
  error,
}: CheckboxFieldProps<Form>) {
  const id = useId()
  const {
    field: { ref, value, ...field },
  } = useController({ control, name })
  useEarlyChange(
    () => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`),
    () => field.onChange(value !== true),
  )
  return (
    <div>
      <div className={styles.tick}>
        <Checkbox
          {...field}
          id={id}
          checked={value === true}
          slotProps={{
            input: {
              ref,
              'aria-invalid': error !== undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
            },
          }}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </div>
  )
}
