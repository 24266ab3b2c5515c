'use client'

import { useState } from 'react'
import styles from './choice-box.module.css'

interface ChoiceBoxProps {
  label: string
  isOn: boolean
  /** Whether the choice was saved. */
  save: (isOn: boolean) => Promise<boolean>
}

/** A choice that is saved at once; one that is refused goes back. */
export function ChoiceBox({ label, isOn, save }: ChoiceBoxProps) {
  const [isChecked, setChecked] = useState(isOn)
  return (
    <label className={styles.choice} data-no-print>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          const { checked } = target
          setChecked(checked)
          void save(checked).then((isSaved) => {
            if (!isSaved) setChecked(!checked)
          })
        }}
      />
      {label}
    </label>
  )
}
