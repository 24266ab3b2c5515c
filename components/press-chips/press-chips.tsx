'use client'

import { Row } from '@/components/layout/row'
import styles from './press-chips.module.css'

interface PressChipsProps {
  /** What is chosen by them. */
  label: string
  chips: readonly { name: string; text: string; isPressed: boolean; onPress: () => void }[]
}

/** Choices in a row, each a button that stays pressed. */
export function PressChips({ label, chips }: PressChipsProps) {
  return (
    <Row role="group" aria-label={label} gap={2}>
      {chips.map(({ name, text, isPressed, onPress }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={isPressed}
          onClick={onPress}
        >
          {text}
        </button>
      ))}
    </Row>
  )
}
