'use client'

import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { useRef } from 'react'
import styles from './check.module.css'

interface CheckProps {
  label: string
  /** What it means, below the label. */
  help?: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** A check box that narrows a view, and holds what a person ticked before the script came. */
export function Check({ label, help, isOn, onSwitch }: CheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useEarlyChange(
    () => box.current,
    () => onSwitch(!isOn),
  )
  return (
    <Row as="label" gap={2} align="center" nowrap touch className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {help === undefined ? (
        label
      ) : (
        <span>
          {label}
          <Note as="span" block className={styles.help}>
            {help}
          </Note>
        </span>
      )}
    </Row>
  )
}
