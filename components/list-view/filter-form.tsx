'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { searchLength } from '@/lib/api/list-state'
import { useId, useState } from 'react'
import { FilterCheck } from './filter-check'
import type { FilterField, FilterOption } from './filter-fields'
import styles from './filter-form.module.css'

/** So many values of a filter are shown; the others unfold. */
const shownOptions = 8

export interface FilterFormProps<Key extends string> {
  id?: string
  /** Without script the form asks here. */
  action: string
  label: string
  apply: string
  /** Names the values that unfold by their number. */
  more: (count: number) => string
  fields: readonly FilterField<Key>[]
  valuesOf: (key: Key) => readonly string[]
  /** What is being typed, before it is a filter. */
  texts: Readonly<Record<string, string>>
  onType: (key: Key, text: string) => void
  onChoose: (key: Key, values: readonly string[]) => void
  /** The current texts of the form, when the user confirms them. */
  onSubmit: (texts: Readonly<Record<string, string>>) => void
  /** Shows the button that confirms, next to one that clears all filters. */
  clear?: { text: string; onClear: () => void } | undefined
}

/** The filters of a list: native controls in a form that works without script. */
export function FilterForm<Key extends string>(props: FilterFormProps<Key>) {
  const { id, action, label, apply, fields, onSubmit, clear } = props
  return (
    <Stack
      id={id}
      action={action}
      role="search"
      aria-label={label}
      autoComplete="off"
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(textsIn(event.currentTarget, fields))
      }}
    >
      {fields.map((field) => (
        <Field key={field.key} field={field} {...props} />
      ))}
      <div className={clear ? styles.buttons : styles.apply}>
        <Button type="submit">{apply}</Button>
        {clear && (
          <Button variant="secondary" onClick={clear.onClear}>
            {clear.text}
          </Button>
        )}
      </div>
    </Stack>
  )
}

/** The texts that a form of filters holds. */
export function textsIn(
  form: HTMLFormElement,
  fields: readonly FilterField[],
): Record<string, string> {
  const data = new FormData(form)
  const texts = fields.filter(({ kind }) => kind === 'text')
  return Object.fromEntries(texts.map(({ key }) => [key, String(data.get(key) ?? '')]))
}

function Field<Key extends string>({
  field,
  ...form
}: FilterFormProps<Key> & { field: FilterField<Key> }) {
  const { valuesOf, texts, onType, onChoose } = form
  const id = useId()
  const { key, label } = field
  const values = valuesOf(key)
  switch (field.kind) {
    case 'text':
      return (
        <Stack gap={2} className={styles.field}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="search"
            name={key}
            maxLength={searchLength}
            value={texts[key] ?? values[0] ?? ''}
            dir="auto"
            enterKeyHint="search"
            aria-describedby={field.hint === undefined ? undefined : `${id}-hint`}
            className={styles.control}
            onChange={(event) => onType(key, event.target.value)}
          />
          {field.hint !== undefined && (
            <p id={`${id}-hint`} className={styles.hint}>
              {field.hint}
            </p>
          )}
        </Stack>
      )
    case 'select':
      return (
        <Stack gap={2} className={styles.field}>
          <label htmlFor={id}>{label}</label>
          <div className={styles.box}>
            <select
              id={id}
              name={key}
              value={values[0] ?? ''}
              className={styles.control}
              onChange={(event) => onChoose(key, [event.target.value])}
            >
              <option value="">{field.all}</option>
              {field.options.map(({ value, text, lang }) => (
                <option key={value} value={value} lang={lang}>
                  {text}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={18} />
          </div>
        </Stack>
      )
    case 'checks':
      return (
        <Stack as="fieldset" gap={2} className={styles.field}>
          <legend>{label}</legend>
          <Checks
            name={key}
            options={field.options}
            values={values}
            more={form.more}
            onChoose={(chosen) => onChoose(key, chosen)}
          />
        </Stack>
      )
  }
}

interface ChecksProps {
  name: string
  options: readonly FilterOption[]
  values: readonly string[]
  more: (count: number) => string
  onChoose: (values: readonly string[]) => void
}

/** The first values of a filter; the others unfold, and are open where one of them is chosen. */
function Checks({ name, options, values, more, onChoose }: ChecksProps) {
  const isLong = options.length > shownOptions + 1
  const first = isLong ? options.slice(0, shownOptions) : options
  const others = options.slice(first.length)
  const [open] = useState(() => others.some(({ value }) => values.includes(value)))
  const check = (option: FilterOption) => (
    <FilterCheck
      key={option.value}
      name={name}
      option={option}
      values={values}
      onChoose={onChoose}
    />
  )
  return (
    <div className={styles.checks}>
      {first.map(check)}
      {isLong && (
        // A person may open it before the script of the list arrives.
        <details open={open} suppressHydrationWarning>
          <summary className={styles.more}>
            {more(others.length)}
            <Icon name="chevron-down" size={18} />
          </summary>
          {others.map(check)}
        </details>
      )}
    </div>
  )
}
