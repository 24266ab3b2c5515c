'use client'

import { useEarlyChange } from '@/components/first-use/use-early-change'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, type ReactNode, type Ref } from 'react'
import styles from './form.module.css'

interface TickBoxProps {
  isTicked: boolean
  onChange: (isTicked: boolean) => void
  label: ReactNode
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  error?: string | undefined
}

/** A box to tick, with its statement next to it. */
export function TickBox({ isTicked, onChange, label, name, onBlur, ref, error }: TickBoxProps) {
  const id = useId()
  useEarlyChange(
    () => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`),
    () => onChange(!isTicked),
  )
  return (
    <div>
      <div className={styles.tick}>
        <Checkbox
          id={id}
          name={name}
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
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
