import type { ChartData } from './chart-data'
import { spread, textWidth, type Spot } from './drawing'
import { scaleOf, type Scale } from './scale'

export const axisHeight = 320
const top = 22
/** Below the plot, for the names of categories. */
export const axisFoot = 34

/** The space for the values, and the places in it, left to right. */
export interface Plot {
  scale: Scale
  /** Where the axis begins and ends. */
  start: number
  end: number
  /** The middle of a category. */
  middle: (index: number) => number
  /** The width of a category. */
  step: number
  /** The height of a value. */
  level: (value: number) => number
  /** What is written at the end of each series; null where there is no space for it. */
  names: readonly EndLabel[] | null
}

interface EndLabel {
  text: string
  y: number
}

/** Labels at the end may take this share of the width. */
const maxShare = 0.36
const edge = 8
const lineHeight = 17

/** The axis of lines or columns in a width. */
export function axisPlot(chart: ChartData, width: number, number: (value: number) => string): Plot {
  const scale = scaleOf(chart)
  const level = (value: number) => top + (1 - scale.place(value)) * (axisHeight - top - axisFoot)
  const names = endLabels(chart, number).map(({ text, value }) => ({ text, y: level(value) }))
  const widest = Math.max(0, ...names.map(({ text }) => textWidth(text)))
  const isNamed = names.length > 0 && widest <= width * maxShare
  const start = Math.max(...scale.marks.map((mark) => textWidth(number(mark)))) + 14
  const end = width - (isNamed ? widest + 12 : edge)
  const step = (end - start) / Math.max(1, chart.categories.length)
  return {
    scale,
    start,
    end,
    step,
    level,
    middle: (index) => start + step * (index + 0.5),
    names: isNamed ? apart(names) : null,
  }
}

function apart(names: readonly EndLabel[]): EndLabel[] {
  const ends = { low: top, high: axisHeight - axisFoot, gap: lineHeight }
  const moved = spread(
    names.map(({ y }) => y),
    ends,
  )
  return names.map(({ text, y }, index) => ({ text, y: moved[index] ?? y }))
}

/** The name of each line or layer at its last value; a single line has that value itself. */
function endLabels({ kind, series }: ChartData, number: (value: number) => string) {
  if (kind === 'line') {
    return series.flatMap(({ name, data }) => {
      const value = data.findLast((one) => one !== null)
      return value == null ? [] : [{ text: series.length === 1 ? number(value) : name, value }]
    })
  }
  if (kind !== 'stacked-column' || series.length < 2) return []
  let sum = 0
  return series.map(({ name, data }) => {
    const value = Math.max(0, data.at(-1) ?? 0)
    sum += value
    return { text: name, value: sum - value / 2 }
  })
}

/** The spaces of the categories. */
export function axisSpots({ categories }: ChartData, { start, step }: Plot): Spot[] {
  return categories.map((_, index) => ({
    start: start + step * index,
    top,
    width: step,
    height: axisHeight - top - axisFoot,
  }))
}
