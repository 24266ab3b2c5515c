'use client'

import { Check } from '@/components/check/check'
import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { PressChips } from '@/components/press-chips/press-chips'
import { useRef, type ReactNode } from 'react'
import styles from './comparison-options.module.css'
import type { ComparisonTexts } from './comparison-texts'
import type { Column } from './table-order'

/** How the markets are shown. */
export type View = 'table' | 'chart'

const views = ['table', 'chart'] as const

interface Choice<Value> {
  now: Value
  onChange: (value: Value) => void
}

interface ComparisonOptionsProps {
  texts: ComparisonTexts
  /** The columns that are shown, by which a phone sorts. */
  columns: readonly Column[]
  sorted: Choice<Column>
  onlyAgreement: Choice<boolean>
  unconfirmed: Choice<boolean>
  view: Choice<View>
  /** The weights of the score. */
  children: ReactNode
}

/** All that changes the comparison, behind one button on a phone and in view on a wide screen. */
export function ComparisonOptions(props: ComparisonOptionsProps) {
  const { texts, columns, sorted, onlyAgreement, unconfirmed, view, children } = props
  const { plain } = texts
  const sort = useRef<HTMLSelectElement>(null)
  const onSort = (value: string) =>
    columns.filter((column) => column === value).forEach(sorted.onChange)
  useEarlyChange(
    () => sort.current,
    ({ value }) => onSort(value),
  )
  return (
    // A person may open it before the script of the page arrives.
    <details className={styles.options} suppressHydrationWarning>
      <summary className={styles.button}>
        <Icon name="filter" size={18} />
        {plain.options}
      </summary>
      <div className={styles.body}>
        <Row gap={5} lineGap={1} align="center" className={styles.choices}>
          <label className={styles.sort}>
            {plain.sort}
            <select
              ref={sort}
              className={controls.box}
              value={sorted.now}
              onChange={(event) => onSort(event.target.value)}
            >
              {columns.map((column) => (
                <option key={column} value={column}>
                  {texts.columns[column]}
                </option>
              ))}
            </select>
          </label>
          <Check
            label={plain.onlyAgreement}
            isOn={onlyAgreement.now}
            onSwitch={onlyAgreement.onChange}
          />
          <Check label={plain.unconfirmed} isOn={unconfirmed.now} onSwitch={unconfirmed.onChange} />
          <PressChips
            label={plain.view}
            chips={views.map((name) => ({
              name,
              text: plain[name],
              isPressed: view.now === name,
              onPress: () => view.onChange(name),
            }))}
          />
        </Row>
        {children}
      </div>
    </details>
  )
}
