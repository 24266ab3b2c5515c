'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { searchLength } from '@/lib/api/list-state'
import { useId } from 'react'
import type { FilterField } from './filter-fields'
import styles from './filter-form.module.css'

/** More boxes than this scroll in a frame of their own. */
const manyOptions = 10

interface FilterFormProps<Key extends string> {
  id?: string
  /** Without script the form asks here. */
  action: string
  label: string
  apply: string
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
    <form
      id={id}
      action={action}
      role="search"
      aria-label={label}
      autoComplete="off"
      className={styles.form}
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
    </form>
  )
}

function textsIn(form: HTMLFormElement, fields: readonly FilterField[]): Record<string, string> {
  const data = new FormData(form)
  const texts = fields.filter(({ kind }) => kind === 'text')
  return Object.fromEntries(texts.map(({ key }) => [key, String(data.get(key) ?? '')]))
}

function Field<Key extends string>({
  field,
  valuesOf,
  texts,
  onType,
  onChoose,
}: FilterFormProps<Key> & { field: FilterField<Key> }) {
  const id = useId()
  const { key, label } = field
  const values = valuesOf(key)
  switch (field.kind) {
    case 'text':
      return (
        <div className={styles.field}>
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
        </div>
      )
    case 'select':
      return (
        <div className={styles.field}>
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
        </div>
      )
    case 'checks':
      return (
        <fieldset className={styles.field}>
          <legend>{label}</legend>
          <div className={field.options.length > manyOptions ? styles.scroll : styles.checks}>
            {field.options.map(({ value, text, lang }) => (
              <label key={value} lang={lang} className={styles.check}>
                <input
                  type="checkbox"
                  name={key}
                  value={value}
                  checked={values.includes(value)}
                  onChange={({ target }) =>
                    onChoose(
                      key,
                      target.checked ? [...values, value] : values.filter((v) => v !== value),
                    )
                  }
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )
  }
}
