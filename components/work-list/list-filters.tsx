'use client'

import { useTranslations } from 'next-intl'
import { useListContext } from 'react-admin'
import { Fragment, useId, useState } from 'react'
import styles from './list-filters.module.css'

interface Choice {
  value: string
  text: string
}

/** What a list is narrowed by: words, one of several values, or a mark that is set or not. */
export type ListFilter = { name: string; label: string } & (
  | { kind: 'words'; hint: string }
  | { kind: 'choice'; all: string; options: readonly Choice[] }
  | { kind: 'mark' }
)

/** An order: `id-desc`. */
export type ListSort = Choice

interface ListFiltersProps {
  filters: readonly ListFilter[]
  sorts: readonly ListSort[]
}

/** The filters of the list around it, and its order. */
export function ListFilters({ filters, sorts }: ListFiltersProps) {
  const t = useTranslations('admin.list')
  const { filterValues, setFilters } = useListContext()
  const set = (name: string, value: string, later = false) => {
    const { [name]: _gone, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [name]: value }, undefined, later)
  }
  const chosen = Object.keys(filterValues).length
  // What is being typed is the field's own until everything is cleared: then the fields begin anew.
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setFilters({}, undefined)
    setClearings(clearings + 1)
  }
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {filters.map((filter) => (
        <Fragment key={`${filter.name} ${clearings}`}>
          <Filter
            filter={filter}
            value={textOf(filterValues[filter.name])}
            onChange={(value, later) => set(filter.name, value, later)}
          />
        </Fragment>
      ))}
      {sorts.length > 0 && <Order sorts={sorts} />}
      {chosen > 0 && (
        <button type="button" className={styles.clear} onClick={clear}>
          {t('clear')}
        </button>
      )}
    </form>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface FilterProps {
  filter: ListFilter
  value: string
  onChange: (value: string, later?: boolean) => void
}

function Filter({ filter, value, onChange }: FilterProps) {
  const id = useId()
  if (filter.kind === 'mark') {
    return (
      <label className={styles.mark}>
        <input
          type="checkbox"
          checked={value === '1'}
          onChange={({ target }) => onChange(target.checked ? '1' : '')}
        />
        {filter.label}
      </label>
    )
  }
  return (
    <div className={filter.kind === 'words' ? styles.words : styles.choice}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'words' ? (
        <input
          id={id}
          type="search"
          dir="auto"
          placeholder={filter.hint}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value.trim(), true)}
        />
      ) : (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{filter.all}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function Order({ sorts }: { sorts: readonly ListSort[] }) {
  const id = useId()
  const t = useTranslations('admin.list')
  const { sort, setSort } = useListContext()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('sort')}</label>
      <select
        id={id}
        value={`${sort.field}-${sort.order.toLowerCase()}`}
        onChange={({ target }) => {
          const [field = 'id', order] = target.value.split('-')
          setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' })
        }}
      >
        {sorts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
