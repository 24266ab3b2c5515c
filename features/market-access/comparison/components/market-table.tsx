'use client'

import { Button } from '@/components/button/button'
import { Part } from '@/components/layout/part'
import { SortHead } from '@/components/sort-head/sort-head'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useRef, useState } from 'react'
import type { ComparisonTexts } from './comparison-texts'
import { MarketRow } from './market-row'
import styles from './market-table.module.css'
import { isAscending, type Column, type Order, type ScoredRow } from './table-order'

interface MarketTableProps {
  locale: Locale
  rows: readonly ScoredRow[]
  order: Order
  columns: readonly Column[]
  /** Whether unconfirmed duties are said above the table, so that the rows mark the others. */
  isMostlyUnsure: boolean
  texts: ComparisonTexts
  onSort: (column: Column) => void
}

const shownAtFirst = 15

/** The markets as a table, on a phone as rows of two lines: the first ones, and the others on demand. */
export function MarketTable(props: MarketTableProps) {
  const { locale, rows, order, columns, isMostlyUnsure, texts, onSort } = props
  const [isWhole, setIsWhole] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  // The button is gone once it is pressed: the keyboard goes on at the first market that it brought.
  useEffect(() => {
    if (isWhole) body.current?.rows[shownAtFirst]?.querySelector('a')?.focus()
  }, [isWhole])
  const { plain } = texts
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const left = rows.length - shown.length
  if (rows.length === 0) return null
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHead
                  key={column}
                  sorted={
                    order.column === column && (isAscending(order) ? 'ascending' : 'descending')
                  }
                  title={fillText(plain.sortBy, { column: texts.columns[column] }, locale)}
                  onSort={() => onSort(column)}
                >
                  {texts.columns[column]}
                </SortHead>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((scored) => (
              <MarketRow
                key={scored.row.code}
                locale={locale}
                scored={scored}
                columns={columns}
                isMostlyUnsure={isMostlyUnsure}
                texts={texts}
              />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Part above={3} className={styles.more} data-no-print>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {countText(texts.more, left, locale)}
          </Button>
        </Part>
      )}
    </>
  )
}
