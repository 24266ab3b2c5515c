import { axisHeight, axisPlot, axisSpots } from './axis-layout'
import { barSpots, barsHeight, namesBars } from './bar-layout'
import { areYears, newestOf, type ChartData } from './chart-data'
import { labelStep, type Spot } from './drawing'
import { pieHeight, pieSpots, sliceAt } from './pie-layout'

/** What a drawing of some width holds, and where. */
export interface Layout {
  /** The chart as it is drawn. */
  chart: ChartData
  height: number
  /** One a category. */
  spots: readonly Spot[]
  /** Whether the drawing names its series, so that no key is needed. */
  isNamed: boolean
  /** The category that a reader begins with. */
  first: number
  /** The category of a point, counted from the starting side and the top. */
  at: (x: number, y: number) => number
}

type Numbers = (value: number) => string

/** The layout of a chart in a width. */
export function layoutOf(given: ChartData, width: number, number: Numbers): Layout {
  const chart = drawnAs(given, width)
  switch (chart.kind) {
    case 'bar':
    case 'stacked-bar':
      return nearest({
        chart,
        height: barsHeight(chart),
        spots: barSpots(chart, width),
        isNamed: namesBars(chart, width, number),
        first: 0,
      })
    case 'pie': {
      const spots = pieSpots(chart, width)
      const rest = nearest({
        chart,
        height: pieHeight(chart, width),
        spots,
        isNamed: true,
        first: 0,
      })
      return { ...rest, at: (x, y) => sliceAt(chart, width, x, y) ?? rest.at(x, y) }
    }
    default: {
      const plot = axisPlot(chart, width, number)
      return nearest({
        chart,
        height: axisHeight,
        spots: axisSpots(chart, plot),
        isNamed: chart.series.length < 2 || plot.names !== null,
        first: areYears(chart.categories) ? Math.max(0, newestOf(chart)) : 0,
      })
    }
  }
}

/** A point belongs to the spot that it is in, or next to. */
function nearest(layout: Omit<Layout, 'at'>): Layout {
  const distance = ({ start, top, width, height }: Spot, x: number, y: number) =>
    Math.hypot(Math.max(start - x, 0, x - start - width), Math.max(top - y, 0, y - top - height))
  const at = (x: number, y: number) =>
    layout.spots.reduce(
      (best, spot, index) =>
        distance(spot, x, y) < best.far ? { index, far: distance(spot, x, y) } : best,
      { index: 0, far: Infinity },
    ).index
  return { ...layout, at }
}

/** More slices than these cannot be told apart in a ring. */
const maxSlices = 5

/** Years may be left out below columns; names may not. A ring of many slices is read better as bars. */
function drawnAs(chart: ChartData, width: number): ChartData {
  const { kind, categories } = chart
  if (kind === 'pie') return categories.length > maxSlices ? { ...chart, kind: 'bar' } : chart
  if (areYears(categories) || labelStep(categories, width - 80) <= 1) return chart
  if (kind === 'column') return { ...chart, kind: 'bar' }
  return kind === 'stacked-column' ? { ...chart, kind: 'stacked-bar' } : chart
}
