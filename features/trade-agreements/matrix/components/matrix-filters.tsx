'use client'

import { Button } from '@/components/button/button'
import { Check } from '@/components/check/check'
import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Icon } from '@/components/icon/icon'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { useRef } from 'react'
import { matrixColumns, type MatrixFilter, type MatrixOrder, type MatrixRow } from '../rules'
import styles from './matrix-filters.module.css'
import type { MatrixTexts } from './matrix-texts'

interface MatrixFiltersProps {
  rows: readonly MatrixRow[]
  partners: readonly FilterOption[]
  filter: MatrixFilter
  order: MatrixOrder
  texts: MatrixTexts
  onFilter: (change: Partial<MatrixFilter>) => void
  onOrder: (order: MatrixOrder) => void
}

/** The filters of the comparison; on a phone, which has no heads of columns, its order too. */
export function MatrixFilters(props: MatrixFiltersProps) {
  const { rows, partners, filter, order, texts, onFilter, onOrder } = props
  const { columns, plain } = texts
  return (
    <div role="search" aria-label={plain.filters} className={styles.filters} data-no-print>
      <Choice
        label={plain.country}
        value={filter.country}
        options={[{ value: '', text: plain.allCountries }, ...partners]}
        onChoose={(country) => onFilter({ country })}
      />
      <Choice
        label={plain.kind}
        value={filter.kind}
        options={[{ value: '', text: plain.allKinds }, ...kindsOf(rows)]}
        onChoose={(kind) => onFilter({ kind })}
      />
      <div className={styles.order}>
        <Choice
          label={plain.sort}
          value={order.column}
          options={matrixColumns.map((column) => ({ value: column, text: columns[column] }))}
          onChoose={(value) => {
            const column = matrixColumns.find((one) => one === value)
            if (column) onOrder({ column, isReversed: false })
          }}
        />
        <Button
          variant="secondary"
          aria-label={plain.reverse}
          aria-pressed={order.isReversed}
          onClick={() => onOrder({ ...order, isReversed: !order.isReversed })}
        >
          <Icon name="sort" size={20} />
        </Button>
      </div>
      <Check
        label={plain.onlyInForce}
        isOn={filter.onlyInForce}
        onSwitch={(onlyInForce) => onFilter({ onlyInForce })}
      />
    </div>
  )
}

/** The kinds that the agreements have, in the order of their first agreement. */
function kindsOf(rows: readonly MatrixRow[]): FilterOption[] {
  const kinds = new Map(rows.map(({ kind }) => [kind.text, kind]))
  return [...kinds.values()].flatMap(({ text, lang }) =>
    text === '' ? [] : [{ value: text, text, lang }],
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly FilterOption[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const field = useRef<HTMLSelectElement>(null)
  useEarlyChange(
    () => field.current,
    (control) => onChoose(control.value),
  )
  return (
    <label className={styles.choice}>
      {label}
      <span className={styles.box}>
        <select
          ref={field}
          className={controls.box}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </label>
  )
}
