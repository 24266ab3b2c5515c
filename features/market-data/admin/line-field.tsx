'use client'

import controls from '@/components/control/control.module.css'
import { useId } from 'react'
import styles from './dataset-screens.module.css'

interface LineFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  help: string
  /** Takes the place of the help. */
  error?: string | undefined
  required?: boolean
}

/** A line of text about a file that is imported. */
export function LineField({ label, value, onChange, help, error, ...input }: LineFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={controls.box}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={error === undefined ? styles.meta : styles.wrong}>
        {error ?? help}
      </p>
    </>
  )
}
