'use client'

import { Row } from '@/components/layout/row'
import { useState } from 'react'

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
    <Row as="label" gap={2} align="center" nowrap touch data-no-print>
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
    </Row>
  )
}
