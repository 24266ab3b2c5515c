'use client'

import { Note } from '@/components/layout/note'
import { useId } from 'react'
import { type StatisticKind, statisticKinds } from '../kinds/contract'
import styles from './data-type-choice.module.css'

interface DataTypeChoiceProps {
  value: StatisticKind
  onChange: (kind: StatisticKind) => void
  label: string
  names: Record<StatisticKind, string>
}

/** Chooses between statistics, studies and infographics (spec part 2 section 2). */
export function DataTypeChoice({ value, onChange, label, names }: DataTypeChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <Note as="legend" below={2}>
        {label}
      </Note>
      {statisticKinds.map((kind) => (
        <label key={kind} className={styles.option}>
          <input
            type="radio"
            name={id}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span>{names[kind]}</span>
        </label>
      ))}
    </fieldset>
  )
}
