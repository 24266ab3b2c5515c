'use client'

import styles from './press-chips.module.css'

interface PressChipsProps {
  /** What is chosen by them. */
  label: string
  chips: readonly { name: string; text: string; isPressed: boolean; onPress: () => void }[]
}

/** Choices in a row, each a button that stays pressed. */
export function PressChips({ label, chips }: PressChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
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
    </div>
  )
}
