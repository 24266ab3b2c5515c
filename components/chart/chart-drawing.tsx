'use client'

import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { labelStep, mirrorOf } from './drawing'
import type { ChartData } from './chart-data'
import { AxisChart } from './axis-chart'
import { BarChart, barsHeight } from './bar-chart'
import { Patterns } from './patterns'
import { PieChart, pieHeight } from './pie-chart'
import { StackedBarChart, stackedBarsHeight } from './stacked-bar-chart'

interface ChartDrawingProps {
  locale: Locale
  chart: ChartData
  width: number
  id: string
  /** What the drawing shows, for those who cannot see it. */
  label: string
}

/**
 * A chart as a drawing of the given width. In Arabic it begins at the right. It is one picture;
 * its numbers are in the table next to it.
 */
export function ChartDrawing({ locale, chart, width, id, label }: ChartDrawingProps) {
  const direction = directionOf(locale)
  const frame = {
    width,
    id,
    mirror: mirrorOf(direction === 'rtl', width),
    number: (value: number) => formatNumber(value, locale),
  }
  const drawn = asBarsWhereNamesCollide(chart, width)
  const height = heightOf(drawn, width)
  const fills = drawn.kind === 'pie' ? drawn.categories.length : drawn.series.length
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction={direction}
      lang={locale}
    >
      <Patterns id={id} count={fills} />
      <Shape chart={drawn} frame={frame} />
    </svg>
  )
}

function Shape(props: Parameters<typeof BarChart>[0]) {
  switch (props.chart.kind) {
    case 'bar':
      return <BarChart {...props} />
    case 'stacked-bar':
      return <StackedBarChart {...props} />
    case 'pie':
      return <PieChart {...props} />
    default:
      return <AxisChart {...props} />
  }
}

function heightOf(chart: ChartData, width: number): number {
  if (chart.kind === 'bar') return barsHeight(chart)
  if (chart.kind === 'stacked-bar') return stackedBarsHeight(chart)
  return chart.kind === 'pie' ? pieHeight(chart, width) : AxisChart.height
}

/** Years may be left out below columns; names may not. */
function asBarsWhereNamesCollide(chart: ChartData, width: number): ChartData {
  const areYears = chart.categories.every((category) => /^\d{4}$/.test(category))
  const collide = labelStep(chart.categories, width - 80) > 1
  if (areYears || !collide) return chart
  if (chart.kind === 'column') return { ...chart, kind: 'bar' }
  return chart.kind === 'stacked-column' ? { ...chart, kind: 'stacked-bar' } : chart
}
