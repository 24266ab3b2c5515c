import { scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'

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

/** About as many marks as an axis has. */
const marks = 4

/** A scale over values and zero, with round marks at its ends. */
export function scaleOver(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)]
  const place = scaleLinear([low, low === high ? 1 : high], [0, 1]).nice(marks)
  return { marks: place.ticks(marks), place }
}

/** From where to where each value reaches when a series is drawn on the ones before it. */
export function stackOf({ categories, series }: ChartData): [from: number, to: number][][] {
  const layout = stack<number, number>()
    .keys(series.keys())
    .value((category, which) => Math.max(0, series[which]?.data[category] ?? 0))
  return layout(categories.keys()).map((one) => one.map(([from, to]) => [from, to]))
}

/** What a scale must hold: every value, or the sums of what is stacked. */
export function scaledValues(chart: ChartData): readonly (number | null)[] {
  const { kind, categories, series } = chart
  if (kind !== 'stacked-column' && kind !== 'stacked-bar') return series.flatMap(({ data }) => data)
  const last = stackOf(chart).at(-1)
  return categories.map((_, index) => last?.[index]?.[1] ?? 0)
}

/** A cell that a spreadsheet would take for a formula is marked as text (ASVS 1.2.10). */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A chart as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf({ unit, categories, series }: ChartData, head: string): string {
  const rows = [
    [head, ...series.map(({ name }) => `${name} (${unit})`)],
    ...categories.map((category, index) => [
      category,
      ...series.map(({ data }) => data[index] ?? null),
    ]),
  ]
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
