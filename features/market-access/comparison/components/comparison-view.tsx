'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { countText } from '@/lib/i18n/count-forms'
import { mentions } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { useMemo, useRef, useState } from 'react'
import { firstWeights, scoresOf, usableCriteria, withoutDuty, type Criterion } from '../rules'
import { areMostlyUnsure, type ComparedRow } from './compared-row'
import { ComparisonOptions, type View } from './comparison-options'
import styles from './comparison-view.module.css'
import type { ComparisonTexts } from './comparison-texts'
import { MarketTable } from './market-table'
import { ScoreChart } from './score-chart'
import {
  columns,
  inOrder,
  productColumns,
  type Column,
  type Order,
  type ScoredRow,
} from './table-order'
import { WeightFields } from './weight-fields'

export interface ComparisonViewProps {
  locale: Locale
  /** The code of the product. */
  code: string
  /** The markets in the order of their names. */
  rows: readonly ComparedRow[]
  texts: ComparisonTexts
}

/** All markets for a product: their table or a chart, in the order of a score that the person weights. */
export function ComparisonView({ locale, code, rows, texts }: ComparisonViewProps) {
  const [countsUnconfirmed, setCountsUnconfirmed] = useState(true)
  const [onlyAgreement, setOnlyAgreement] = useState(false)
  const [text, setText] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  useEarlyChange(
    () => filter.current,
    ({ value }) => setText(value),
  )
  const [order, setOrder] = useState<Order>({ column: 'score', isReversed: false })
  const [view, setView] = useState<View>('table')
  const values = useMemo(
    () =>
      rows.map((row) =>
        row.isScoredUnsure && !countsUnconfirmed ? withoutDuty(row.values) : row.values,
      ),
    [rows, countsUnconfirmed],
  )
  const usable = useMemo(() => usableCriteria(rows.map((row) => row.values)), [rows])
  const [weights, setWeights] = useState(() => firstWeights(usable))
  const scores = useMemo(() => scoresOf(values, weights), [values, weights])
  const scored = rows.flatMap((row, index): ScoredRow[] => {
    const score = scores[index]
    return score ? [{ row, score }] : []
  })
  const found = scored.filter(
    ({ row }) =>
      (!onlyAgreement || row.agreement !== null) &&
      mentions([row.name, row.code, row.region], text),
  )
  const sortBy = (column: Column) =>
    setOrder((now) => ({ column, isReversed: now.column === column && !now.isReversed }))
  const { plain } = texts
  const shownColumns = columns.filter((name) => hasFigures(usable) || !productColumns.has(name))
  const isMostlyUnsure = useMemo(() => areMostlyUnsure(rows), [rows])
  return (
    <Stack gap={3} shrinks className={styles.comparison}>
      <div className={styles.controls} data-no-print>
        <label className={styles.find}>
          <VisuallyHidden>{plain.filter}</VisuallyHidden>
          <input
            ref={filter}
            type="search"
            autoComplete="off"
            placeholder={plain.filter}
            className={controls.box}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <ComparisonOptions
          texts={texts}
          columns={shownColumns}
          sorted={{
            now: order.column,
            onChange: (column) => setOrder({ column, isReversed: false }),
          }}
          onlyAgreement={{ now: onlyAgreement, onChange: setOnlyAgreement }}
          unconfirmed={{ now: countsUnconfirmed, onChange: setCountsUnconfirmed }}
          view={{ now: view, onChange: setView }}
        >
          <WeightFields
            usable={usable}
            weights={weights}
            texts={texts}
            onChange={(criterion, weight) => setWeights((now) => ({ ...now, [criterion]: weight }))}
            onReset={() => setWeights(firstWeights(usable))}
          />
        </ComparisonOptions>
      </div>
      <Row gap={5} lineGap={0}>
        <Note role="status">
          {found.length === 0 ? plain.noneFound : countText(texts.count, found.length, locale)}
        </Note>
        {isMostlyUnsure && <p className={styles.note}>{plain.mostlyUnsure}</p>}
      </Row>
      {view === 'chart' ? (
        <ScoreChart locale={locale} texts={texts} rows={inOrder(found, byBest)} />
      ) : (
        <MarketTable
          key={`${text} ${onlyAgreement}`}
          locale={locale}
          order={order}
          texts={texts}
          isMostlyUnsure={isMostlyUnsure}
          rows={inOrder(found, order)}
          columns={shownColumns}
          onSort={sortBy}
        />
      )}
      {!hasFigures(usable) && <p className={styles.note}>{plain.noFigures}</p>}
      <div className={styles.file} data-no-print>
        <Button
          variant="secondary"
          onClick={() => void download({ code, texts }, inOrder(found, order))}
        >
          <Icon name="download" size={20} />
          {plain.csv}
        </Button>
        <p className={styles.note}>{plain.csvNote}</p>
      </div>
    </Stack>
  )
}

const byBest: Order = { column: 'score', isReversed: false }

const hasFigures = (usable: readonly Criterion[]) => usable.includes('importsProduct')

/** Gives the person the rows that are shown as a file. */
async function download(
  { code, texts }: Pick<ComparisonViewProps, 'code' | 'texts'>,
  rows: readonly ScoredRow[],
) {
  const [{ saveFile }, { comparisonCsv }] = await Promise.all([
    import('@/components/chart/saving'),
    import('./comparison-csv'),
  ])
  const text = comparisonCsv(
    rows.map(({ row }) => row),
    texts,
  )
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `markets-${code}.csv`)
}
