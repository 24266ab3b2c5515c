'use client'

import type { ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { TickBox } from './tick-box'

interface CheckboxFieldProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, as a field of a form. */
export function CheckboxField<Form extends FieldValues>({
  control,
  name,
  label,
  error,
}: CheckboxFieldProps<Form>) {
  const {
    field: { value, ...field },
  } = useController({ control, name })
  return <TickBox {...field} isTicked={value === true} label={label} error={error} />
}
