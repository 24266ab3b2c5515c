'use client'

import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './choice-field.module.css'

interface ChoiceFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
  help?: string | undefined
  error?: string | undefined
  /** What else describes the question. */
  describedBy?: string | undefined
  choices: readonly { value: string; text: ReactNode }[]
  layout: 'row' | 'list'
}

/** A question of which one answer is chosen. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { field, label, help, error, describedBy, choices, layout } = props
  const id = useId()
  const described = [describedBy, help && `${id}-help`, error && `${id}-error`]
  return (
    <fieldset
      className={styles.question}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles[layout]}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input {...field} type="radio" value={value} className={styles.radio} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
