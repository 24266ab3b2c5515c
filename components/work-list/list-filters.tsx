'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Glyph } from '@/components/icon/glyph'
import { filter as filterDrawing } from '@/components/icon/paths'
import { useTranslations } from 'next-intl'
import { useListContext } from 'react-admin'
import { Fragment, useId, useState } from 'react'
import styles from './list-filters.module.css'

interface Choice {
  value: string
  text: string
}

/** A filter of a list: a text, one of several values, or a checkbox. */
export type ListFilter = { name: string; label: string } & (
  | { kind: 'text'; hint: string }
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
  const names = Object.keys(filterValues)
  const folded = filters.filter(({ kind }) => kind !== 'text').map(({ name }) => name)
  const chosen = names.filter((name) => folded.includes(name)).length
  const [isOpen, setOpen] = useState(false)
  // What is being typed is the field's own until everything is cleared: then the fields begin again.
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setFilters({}, undefined)
    setClearings(clearings + 1)
  }
  const show = (filter: ListFilter) => (
    <Fragment key={`${filter.name} ${clearings}`}>
      <Filter
        filter={filter}
        value={textOf(filterValues[filter.name])}
        isCleared={clearings > 0}
        onChange={(value, later) => set(filter.name, value, later)}
      />
    </Fragment>
  )
  return (
    <form
      role="search"
      className={isOpen ? styles.filters : `${styles.filters} ${styles.folded}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        {filters.filter(({ kind }) => kind === 'text').map(show)}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph drawing={filterDrawing} size={20} />
          {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
        </button>
        {filters.filter(({ kind }) => kind === 'choice').map(show)}
        {sorts.length > 0 && <Order sorts={sorts} />}
      </div>
      <div className={styles.marks}>
        {filters.filter(({ kind }) => kind === 'mark').map(show)}
        {names.length > 0 && <TextButton onClick={clear}>{t('clear')}</TextButton>}
      </div>
    </form>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface FilterProps {
  filter: ListFilter
  value: string
  /** Whether the filters were cleared since the page opened; the address says so a little later. */
  isCleared: boolean
  onChange: (value: string, later?: boolean) => void
}

function Filter({ filter, value, isCleared, onChange }: FilterProps) {
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
    <div className={filter.kind === 'text' ? styles.text : styles.choice}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'text' ? (
        <input
          id={id}
          type="search"
          dir="auto"
          placeholder={filter.hint}
          className={controls.box}
          defaultValue={isCleared ? '' : value}
          onChange={({ target }) => onChange(target.value.trim(), true)}
        />
      ) : (
        <select
          id={id}
          value={value}
          className={controls.box}
          onChange={({ target }) => onChange(target.value)}
        >
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
        className={controls.box}
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
