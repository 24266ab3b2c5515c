'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { Locale } from '@/lib/i18n/locale'
import { Suspense } from 'react'
import { whole } from '../rules'
import type { ComparisonTexts } from './comparison-texts'
import styles from './comparison-view.module.css'
import type { ScoredRow } from './table-order'

const ChartFigure = lazyPart(
  async () => (await import('@/components/chart/chart-figure')).ChartFigure,
)

interface ScoreChartProps {
  locale: Locale
  /** The markets, those with the best score first. */
  rows: readonly ScoredRow[]
  texts: ComparisonTexts
}

const drawn = 10

/** The best scores as bars, with their table; they may rest on unconfirmed rates, which no file holds. */
export function ScoreChart({ locale, rows, texts }: ScoreChartProps) {
  const { plain, columns, chart, chartTitle } = texts
  const best = rows
    .flatMap(({ row, score: { total } }) =>
      total ? [{ name: row.name, points: whole(total) }] : [],
    )
    .slice(0, drawn)
  if (best.length === 0) return <p>{plain.noChart}</p>
  return (
    <section aria-label={chartTitle} className={styles.chart}>
      <Suspense fallback={<Skeleton shape="text" count={4} label={plain.chartLoading} />}>
        <ChartFigure
          locale={locale}
          chart={{
            kind: 'bar',
            unit: plain.chartUnit,
            bounds: { low: 0, high: 100 },
            categories: best.map(({ name }) => name),
            series: [{ name: columns.score, data: best.map(({ points }) => points) }],
          }}
          title={chartTitle}
          source={plain.chartSource}
          fileName={null}
          texts={chart}
        />
      </Suspense>
    </section>
  )
}
