'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { useId } from 'react'
import styles from './sort-control.module.css'

interface SortControlProps {
  /** The form of the filters, which carries the order along without script. */
  form: string
  value: string
  options: readonly { value: string; text: string }[]
  texts: Record<'sort' | 'apply', string>
  onChange: (value: string) => void
}

/** The order of the records. */
export function SortControl({ form, value, options, texts, onChange }: SortControlProps) {
  const id = useId()
  return (
    <Row gap={2} align="center" nowrap tone="soft" shrinks className={styles.sort}>
      <label htmlFor={id}>{texts.sort}</label>
      <div className={styles.box}>
        <select
          id={id}
          name="sort"
          form={form}
          value={value}
          className={styles.select}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </div>
      <Button type="submit" form={form} variant="secondary" className={styles.apply}>
        {texts.apply}
      </Button>
    </Row>
  )
}
