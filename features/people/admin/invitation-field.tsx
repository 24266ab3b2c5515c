'use client'

import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { useId } from 'react'
import styles from './account-status-form.module.css'

interface InvitationFieldProps {
  label: string
  type?: 'text' | 'email'
  value: string
  maxLength: number
  error: string | undefined
  onChange: (value: string) => void
}

/** A line of the form that invites staff. */
export function InvitationField(props: InvitationFieldProps) {
  const { label, type = 'text', value, maxLength, error, onChange } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        dir={type === 'email' ? 'ltr' : 'auto'}
        required
        maxLength={maxLength}
        value={value}
        className={controls.box}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <Note id={`${id}-error`} tone="danger">
          {error}
        </Note>
      )}
    </div>
  )
}
