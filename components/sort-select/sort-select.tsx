'use client'

import { Button } from '@/components/button/button'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Row } from '@/components/layout/row'
import { startActivity } from '@/lib/api/activity'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useTransition, type ReactNode } from 'react'
import styles from './sort-select.module.css'

interface SortSelectProps {
  /** Address of the list; without script the form asks it with the chosen value. */
  action: string
  name: string
  value: string
  options: { value: string; text: string; href: string }[]
  label: string
  /** The button that is there without script. */
  apply: string
  icon?: ReactNode
}

/** The order of a list. A choice opens the list again at its first page. */
export function SortSelect({ action, name, value, options, label, apply, icon }: SortSelectProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const id = useId()
  useEffect(() => (pending ? startActivity() : undefined), [pending])
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) startTransition(() => router.push(option.href))
  }
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChange(
    () => select.current,
    (control) => choose(control.value),
  )
  return (
    <Row action={action} as="form" gap={2} align="center" nowrap>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          key={value}
          ref={select}
          id={id}
          name={name}
          defaultValue={value}
          className={styles.select}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        {icon}
      </div>
      <div className={styles.apply}>
        <Button type="submit" variant="secondary">
          {apply}
        </Button>
      </div>
    </Row>
  )
}
