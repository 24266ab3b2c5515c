'use client'

import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useId } from 'react'
import styles from './written-text.module.css'

interface WrittenTextProps {
  label: string
  rows: number
  maxLength: number
  value: string
  /** What is said while it is missing. */
  missing: string | null
  onChange: (text: string) => void
}

/** A multi-line text that an action requires. */
export function WrittenText({
  label,
  rows,
  maxLength,
  value,
  missing,
  onChange,
}: WrittenTextProps) {
  const id = useId()
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        dir="auto"
        required
        maxLength={maxLength}
        value={value}
        className={controls.area}
        aria-invalid={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : `${id}-missing`}
        onChange={({ target }) => onChange(target.value)}
      />
      {missing !== null && (
        <Note id={`${id}-missing`} tone="danger">
          {missing}
        </Note>
      )}
    </Stack>
  )
}
