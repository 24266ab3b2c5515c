'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import type { FilterField } from '@/components/list-view/filter-fields'
import { useTyping } from '@/components/list-view/use-typing'
import type { View } from '@/components/list-view/use-view'
import { isFiltered, type ListShape } from '@/lib/api/list-state'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styles from './list-filters.module.css'

/** What a work list is narrowed by: as other lists are, by a mark that is set or not, or by a day. */
export type ListFilter<Key extends string = string> =
  | Extract<FilterField<Key>, { kind: 'text' | 'select' }>
  | { kind: 'mark'; key: Key; label: string }
  | { kind: 'date'; key: Key; label: string }

/** An order: `id-desc`. */
export interface ListSort<Sort extends string = string> {
  value: Sort
  text: string
}

interface ListFiltersProps<Key extends string, Sort extends string> {
  list: View<Key, Sort> & { shape: ListShape<Key, Sort> }
  filters: readonly ListFilter<Key>[]
  sorts: readonly ListSort<Sort>[]
  /** Set it to fold marks and days away where the views of the list say the same. */
  isDense?: boolean
}

/** The filters of a work list, and its order. */
export function ListFilters<Key extends string, Sort extends string>({
  list,
  filters,
  sorts,
  isDense = false,
}: ListFiltersProps<Key, Sort>) {
  const t = useTranslations('admin.list')
  const { shape, state, show } = list
  const typing = useTyping(shape, list)
  const folded = filters.filter(({ kind }) => kind !== 'text')
  const hasMarks = folded.some(({ kind }) => kind === 'mark')
  const chosen = folded.filter(({ key }) => state.filters[key].length > 0).length
  const [isOpen, setOpen] = useState(false)
  const shown = (filter: ListFilter<Key>) => (
    <Filter
      key={filter.key}
      filter={filter}
      value={typing.texts[filter.key] ?? state.filters[filter.key][0] ?? ''}
      onType={(text) => typing.type(filter.key, text)}
      onChoose={(value) => show(shape.having(typing.settle(), filter.key, [value]))}
    />
  )
  return (
    <form
      role="search"
      className={[styles.filters, isOpen ? '' : styles.folded, isDense ? styles.dense : ''].join(
        ' ',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        show(typing.settle())
      }}
    >
      <Row gap={3} lineGap={2} align="end">
        {filters.filter(({ kind }) => kind === 'text').map(shown)}
        <button
          type="button"
          className={hasMarks ? `${styles.toggle} ${styles.marked}` : styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" size={20} />
          {chosen > 0 ? t('filtersChosen', { count: chosen }) : t('filters')}
        </button>
        {folded.filter(({ kind }) => kind !== 'mark').map(shown)}
        {sorts.length > 0 && (
          <Order
            sorts={sorts}
            value={state.sort}
            onChoose={(sort) => show(shape.ordered(typing.settle(), sort))}
          />
        )}
      </Row>
      <div className={styles.marks}>
        {folded.filter(({ kind }) => kind === 'mark').map(shown)}
        {isFiltered(state) && (
          <TextButton onClick={() => show(shape.cleared(state))}>{t('clear')}</TextButton>
        )}
      </div>
    </form>
  )
}

interface FilterProps {
  filter: ListFilter
  value: string
  onType: (text: string) => void
  onChoose: (value: string) => void
}

function Filter({ filter, value, onType, onChoose }: FilterProps) {
  const id = useId()
  if (filter.kind === 'mark') {
    return (
      <Row as="label" gap={2} align="center" inline nowrap touch className={styles.mark}>
        <input
          type="checkbox"
          checked={value === '1'}
          onChange={({ target }) => onChoose(target.checked ? '1' : '')}
        />
        {filter.label}
      </Row>
    )
  }
  if (filter.kind === 'date') {
    return (
      <div className={styles.date}>
        <label htmlFor={id}>{filter.label}</label>
        <input
          id={id}
          type="date"
          className={controls.box}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      </div>
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
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <select
          id={id}
          value={value}
          className={controls.box}
          onChange={({ target }) => onChoose(target.value)}
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

interface OrderProps {
  sorts: readonly ListSort[]
  value: string
  onChoose: (sort: string) => void
}

function Order({ sorts, value, onChoose }: OrderProps) {
  const id = useId()
  const t = useTranslations('admin.list')
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('sort')}</label>
      <select
        id={id}
        value={value}
        className={controls.box}
        onChange={({ target }) => onChoose(target.value)}
      >
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.text}
          </option>
        ))}
      </select>
    </div>
  )
}
