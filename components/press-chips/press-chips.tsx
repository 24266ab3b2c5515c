'use client'

import { Row } from '@/components/layout/row'
import styles from './press-chips.module.css'

interface PressChipsProps {
  /** What is chosen by them. */
  label: string
  chips: readonly { name: string; text: string; isPressed: boolean; onPress: () => void }[]
  /** The field of the form around them that sends the name of the pressed one where no script runs. */
  field?: string
}

/** Choices in a row, each a button that stays pressed. */
export function PressChips({ label, chips, field }: PressChipsProps) {
  return (
    <Row role="group" aria-label={label} gap={2}>
      {chips.map(({ name, text, isPressed, onPress }) => (
        <button
          key={name}
          type={field === undefined ? 'button' : 'submit'}
          name={field}
          value={field === undefined ? undefined : name}
          className={styles.chip}
          aria-pressed={isPressed}
          onClick={(event) => {
            event.preventDefault()
            onPress()
          }}
        >
          {text}
        </button>
      ))}
    </Row>
  )
}
