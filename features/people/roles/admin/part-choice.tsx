'use client'

import { Check } from '@/components/check/check'
import { Note } from '@/components/layout/note'
import { useId } from 'react'
import styles from './role-form.module.css'

interface PartChoiceProps<Value> {
  title: string
  help: string
  /** The words for no limit. */
  whole: string
  options: readonly { value: Value; text: string }[]
  /** The chosen ones; null for no limit. */
  chosen: readonly Value[] | null
  error: string | null
  onChange: (chosen: Value[] | null) => void
}

/** The whole of an area, or the part of it that a role is limited to. */
export function PartChoice<Value extends string | number>(props: PartChoiceProps<Value>) {
  const { title, help, whole, options, chosen, error, onChange } = props
  const id = useId()
  const toggle = (value: Value, isOn: boolean) =>
    onChange(
      options
        .map((one) => one.value)
        .filter((one) => (one === value ? isOn : chosen?.includes(one))),
    )
  return (
    <fieldset
      className={styles.part}
      aria-describedby={error === null ? `${id}-help` : `${id}-help ${id}-error`}
    >
      <legend>{title}</legend>
      <Check label={whole} isOn={chosen === null} onSwitch={(isOn) => onChange(isOn ? null : [])} />
      {chosen !== null && (
        <div className={styles.options}>
          {options.map(({ value, text }) => (
            <Check
              key={value}
              label={text}
              isOn={chosen.includes(value)}
              onSwitch={(isOn) => toggle(value, isOn)}
            />
          ))}
        </div>
      )}
      {error !== null && (
        <Note id={`${id}-error`} role="alert" tone="danger">
          {error}
        </Note>
      )}
      <Note id={`${id}-help`} block>
        {help}
      </Note>
    </fieldset>
  )
}
