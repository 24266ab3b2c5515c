import { csvText } from './csv'

/** How a chart is drawn. */
export const chartKinds = ['line', 'column', 'stacked-column', 'bar', 'stacked-bar', 'pie'] as const

export type ChartKind = (typeof chartKinds)[number]

/** A chart in one language. */
export interface ChartData {
  kind: ChartKind
  unit: string
  categories: readonly string[]
  series: readonly Series[]
}

export interface Series {
  name: string
  /** One value a category; null where none is known. */
  data: readonly (number | null)[]
}

/** The marks of an axis: round numbers from the lowest to the highest that is needed. */
export interface Scale {
  marks: readonly number[]
  /** The place of a value, from 0 at the lowest mark to 1 at the highest. */
  place: (value: number) => number
}

const maxMarks = 6

/** A scale over values and zero, with at most six marks. */
export function scaleOver(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)]
  const step = roundStep((high - low || 1) / (maxMarks - 1))
  const first = Math.floor(low / step)
  const count = Math.max(1, Math.ceil(high / step - 0.001) - first)
  const marks = Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
  return { marks, place: (value) => (value / step - first) / count }
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= min * 0.999) ?? 10
  return factor * power
}

/** What a scale must hold: every value, or the sums of what is stacked. */
export function scaledValues({ kind, categories, series }: ChartData): (number | null)[] {
  if (kind !== 'stacked-column' && kind !== 'stacked-bar') return series.flatMap(({ data }) => data)
  return categories.map((_, index) =>
    series.reduce((sum, { data }) => sum + Math.max(0, data[index] ?? 0), 0),
  )
}

/** A chart as a CSV file. */
export function csvOf({ unit, categories, series }: ChartData, head: string): string {
  const rows = [
    [head, ...series.map(({ name }) => `${name} (${unit})`)],
    ...categories.map((category, index) => [
      category,
      ...series.map(({ data }) => data[index] ?? null),
    ]),
  ]
  return csvText(rows)
}
