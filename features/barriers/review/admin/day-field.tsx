'use client'

import controls from '@/components/control/control.module.css'
import { LabelledField } from './labelled-field'

interface DayFieldProps {
  label: string
  value: string
  onChange: (day: string) => void
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  required?: boolean
}

/** A day of a form about a barrier. */
export function DayField({ label, onChange, ...field }: DayFieldProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <input
          {...field}
          id={id}
          type="date"
          className={controls.box}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </LabelledField>
  )
}
