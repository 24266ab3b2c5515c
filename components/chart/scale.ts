import type { Bounds, ChartData } from './chart-data'

/** The marks of an axis: numbers in equal steps from the lowest to the highest that is needed. */
export interface Scale {
  marks: readonly number[]
  /** The place of a value, from 0 at the lowest mark to 1 at the highest. */
  place: (value: number) => number
}

const maxSteps = 5

/** The scale of a chart: between its own ends, to 100 where it stacks shares, else over its values. */
export function scaleOf(chart: ChartData): Scale {
  const values = scaledValues(chart)
  const bounds = chart.bounds ?? (areShares(chart) ? { low: 0, high: 100 } : undefined)
  return scaleOver(values, bounds)
}

/** A scale over values and zero, or between two ends, in at most five equal steps; of counts in whole ones. */
export function scaleOver(values: readonly (number | null)[], bounds?: Bounds): Scale {
  const known = values.filter((value) => value !== null)
  const { low, high } = bounds ?? { low: Math.min(0, ...known), high: Math.max(0, ...known) }
  const areWhole = known.every(Number.isInteger) && Number.isInteger(low) && Number.isInteger(high)
  const steps = stepsFrom((high - low || 1) / maxSteps).filter(
    (step) => !areWhole || Number.isInteger(step),
  )
  const fits = (step: number) => !bounds || isWhole((high - low) / step)
  const step = steps.find(fits) ?? (high - low || 1)
  const start = bounds ? low / step : Math.floor(low / step)
  const end = bounds ? high / step : Math.ceil(high / step - 0.001)
  const count = Math.max(1, Math.round(end - start))
  const marks = Array.from({ length: count + 1 }, (_, index) => (start + index) * step)
  const place = (value: number) => Math.min(1, Math.max(0, (value / step - start) / count))
  return { marks, place }
}

/** The round steps from a least one on: 1, 2, 2.5 and 5 times powers of ten. */
function stepsFrom(least: number): number[] {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 2.5, 5, 10, 20, 25, 50, 100]
    .map((factor) => factor * power)
    .filter((step) => step >= least * 0.999)
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

/** What a scale must hold: every value, or the sums of what is stacked. */
export function scaledValues(chart: ChartData): (number | null)[] {
  const { categories, series } = chart
  if (!isStacked(chart)) return series.flatMap(({ data }) => data)
  return categories.map((_, index) =>
    series.reduce((sum, { data }) => sum + Math.max(0, data[index] ?? 0), 0),
  )
}

export function isStacked({ kind }: Pick<ChartData, 'kind'>): boolean {
  return kind === 'stacked-column' || kind === 'stacked-bar'
}

/** Whether a chart stacks the shares of wholes: each sum is 100, as far as it was rounded. */
function areShares(chart: ChartData): boolean {
  const sums = isStacked(chart) ? scaledValues(chart).map((sum) => sum ?? 0) : []
  return sums.length > 0 && sums.every((sum) => Math.abs(sum - 100) <= 0.5)
}
