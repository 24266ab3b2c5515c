'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { searchLength } from '@/lib/api/list-state'
import { useId } from 'react'
import styles from './filter-bar.module.css'
import type { FilterField } from './filter-fields'
import { textsIn, type FilterFormProps } from './filter-form'
import { FilterMenu } from './filter-menu'

/** The filters of a list in one line over its records: the same form, its values in menus. */
export function FilterBar<Key extends string>(props: FilterFormProps<Key>) {
  const { id, action, label, apply, fields, onSubmit, clear } = props
  const isSearch = ({ kind }: FilterField<Key>) => kind === 'text'
  return (
    <form
      id={id}
      action={action}
      role="search"
      aria-label={label}
      autoComplete="off"
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(textsIn(event.currentTarget, fields))
      }}
    >
      <div className={styles.search}>
        {fields.filter(isSearch).map((field) => (
          <Search key={field.key} field={field} {...props} />
        ))}
        <Button type="submit">{apply}</Button>
      </div>
      {fields
        .filter((field) => !isSearch(field))
        .map((field) => (
          <Choice key={field.key} field={field} {...props} />
        ))}
      {clear && (
        <Button variant="quiet" onClick={clear.onClear}>
          {clear.text}
        </Button>
      )}
    </form>
  )
}

type FieldProps<Key extends string> = FilterFormProps<Key> & { field: FilterField<Key> }

function Search<Key extends string>({ field, texts, valuesOf, onType }: FieldProps<Key>) {
  const id = useId()
  const { key, label } = field
  return (
    <div className={styles.text}>
      <Icon name="search" size={20} />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        name={key}
        maxLength={searchLength}
        value={texts[key] ?? valuesOf(key)[0] ?? ''}
        placeholder={field.kind === 'text' ? field.hint : undefined}
        dir="auto"
        enterKeyHint="search"
        onChange={(event) => onType(key, event.target.value)}
      />
    </div>
  )
}

function Choice<Key extends string>({ field, valuesOf, onChoose }: FieldProps<Key>) {
  const id = useId()
  const { key, label } = field
  if (field.kind === 'text') return null
  const values = valuesOf(key)
  if (field.kind === 'checks') {
    return (
      <FilterMenu
        name={key}
        label={label}
        options={field.options}
        values={values}
        onChoose={(chosen) => onChoose(key, chosen)}
      />
    )
  }
  return (
    <div className={styles.select} data-chosen={values.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={key}
        value={values[0] ?? ''}
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
  )
}
