import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { AxisChart } from './axis-chart'
import { BarChart } from './bar-chart'
import type { ChartData } from './chart-data'
import { mirrorOf } from './drawing'
import { layoutOf } from './layout'
import { Patterns } from './patterns'
import { PieChart } from './pie-chart'
import { StackedBarChart } from './stacked-bar-chart'

interface ChartDrawingProps {
  locale: Locale
  chart: ChartData
  width: number
  id: string
  /** What the drawing shows, for those who cannot see it. */
  label: string
  /** Its place in a picture that holds more than the drawing. */
  at?: { x: number; y: number }
}

/**
 * A chart as a drawing of the given width. In Arabic it begins at the right. It is one picture;
 * its numbers are in the table next to it.
 */
export function ChartDrawing({ locale, chart, width, id, label, at }: ChartDrawingProps) {
  const direction = directionOf(locale)
  const frame = {
    width,
    id,
    mirror: mirrorOf(direction === 'rtl', width),
    number: (value: number) => formatNumber(value, locale),
  }
  const { chart: drawn, height } = layoutOf(chart, width, frame.number)
  const fills = drawn.kind === 'pie' ? drawn.categories.length : drawn.series.length
  return (
    <svg
      role="img"
      aria-label={label}
      {...at}
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
