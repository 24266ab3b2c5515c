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
  /** The ends of the axis, where the unit has its own: points from 0 to 100. */
  bounds?: Bounds
}

export interface Series {
  name: string
  /** One value a category; null where none is known. */
  data: readonly (number | null)[]
}

/** The place of a value in a chart, both counted from zero. */
export interface ValuePlace {
  category: number
  series: number
}

export interface Bounds {
  low: number
  high: number
}

/** Whether the categories are years, of which some labels may be left out. */
export function areYears(categories: readonly string[]): boolean {
  return categories.every((category) => /^\d{4}$/.test(category))
}

/** The last category with a value: the newest period of a chart over time. */
export function newestOf({ categories, series }: ChartData): number {
  return categories.findLastIndex((_, index) => series.some(({ data }) => data[index] != null))
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
