'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import {
  chosenOrder,
  firstOrder,
  inOrder,
  isAscending,
  isFiltered,
  matching,
  wholeMatrix,
  type MatrixRow,
} from '../rules'
import { MatrixFilters } from './matrix-filters'
import { MatrixTable } from './matrix-table'
import type { MatrixTexts } from './matrix-texts'
import styles from './matrix-view.module.css'

interface MatrixViewProps {
  locale: Locale
  rows: readonly MatrixRow[]
  /** Partner countries by their codes, in the order of their names. */
  partners: readonly FilterOption[]
  texts: MatrixTexts
}

/** The comparison of agreements: filtered by partner, kind and status, sorted by each column. */
export function MatrixView({ locale, rows, partners, texts }: MatrixViewProps) {
  const [filter, setFilter] = useState(wholeMatrix)
  const [order, setOrder] = useState(firstOrder)
  const { columns, plain } = texts
  const found = inOrder(matching(rows, filter), order, locale)
  const sorted = isAscending(order) ? plain.ascending : plain.descending
  return (
    <section className={styles.matrix} aria-label={plain.caption}>
      <MatrixFilters
        rows={rows}
        partners={partners}
        filter={filter}
        order={order}
        texts={texts}
        onFilter={(change) => setFilter((now) => ({ ...now, ...change }))}
        onOrder={setOrder}
      />
      <Row gap={4} lineGap={0} align="center" tone="soft" touch>
        <p role="status">
          {found.length === 0 ? plain.none : countText(texts.count, found.length, locale)}
          <VisuallyHidden>
            {` ${fillText(sorted, { column: columns[order.column] }, locale)}`}
          </VisuallyHidden>
        </p>
        {isFiltered(filter) && (
          <Button variant="quiet" onClick={() => setFilter(wholeMatrix)}>
            {plain.clear}
          </Button>
        )}
      </Row>
      {found.length > 0 && (
        <MatrixTable
          locale={locale}
          order={order}
          texts={texts}
          rows={found}
          onSort={(column) => setOrder((now) => chosenOrder(now, column))}
        />
      )}
    </section>
  )
}
