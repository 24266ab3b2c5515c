'use client'

import controls from '@/components/control/control.module.css'
import { Stack } from '@/components/layout/stack'
import { useId } from 'react'
import type { TimeOption } from './meeting-texts'
import styles from './meetings-page.module.css'

interface TimeFieldProps {
  label: string
  times: readonly TimeOption[]
  value: string
  onChange: (value: string) => void
}

/** Chooses a free time. */
export function TimeField({ label, times, value, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <Stack gap={2} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.box}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {times.map((time) => (
          <option key={time.value} value={time.value}>
            {time.text}
          </option>
        ))}
      </select>
    </Stack>
  )
}
