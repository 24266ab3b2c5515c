import type { ChartData } from './chart-data'
import { barLine, textWidth, type Spot } from './drawing'
import { isStacked, scaledValues, scaleOf } from './scale'

const { thickness, name: nameHeight } = barLine
const gap = 12
/** Between the bars of a category, and between a bar and its value. */
const between = 4
const beforeText = 6

type Numbers = (value: number) => string

const barsOf = (chart: ChartData) => (isStacked(chart) ? 1 : chart.series.length)

const blockOf = (chart: ChartData) => nameHeight + barsOf(chart) * (thickness + between) + gap

/** How high bars are drawn: a name over its bars, one for each series; stacked ones share a bar. */
export function barsHeight(chart: ChartData): number {
  return chart.categories.length * blockOf(chart)
}

/** The spaces of the categories. */
export function barSpots(chart: ChartData, width: number): Spot[] {
  const height = blockOf(chart)
  return chart.categories.map((_, index) => ({ start: 0, top: height * index, width, height }))
}

/** The top of a bar. */
export function barTop(chart: ChartData, category: number, which: number): number {
  return blockOf(chart) * category + nameHeight + which * (thickness + between)
}

/** The value at the end of a bar; the bars of the first category also name their series. */
export function barText(
  { series }: ChartData,
  value: number,
  at: { category: number; which: number; isNamed: boolean },
  number: Numbers,
): string {
  const name = series[at.which]?.name
  const isNamed = at.isNamed && at.category === 0 && series.length > 1 && name !== undefined
  return isNamed ? `${number(value)} · ${name}` : number(value)
}

/** How far the longest bar may reach, so that the text of each bar fits behind it. */
export function barSpace(
  chart: ChartData,
  width: number,
  number: Numbers,
  isNamed: boolean,
): number {
  const { place } = scaleOf(chart)
  if (isStacked(chart)) {
    return Math.min(
      ...scaledValues(chart).map((sum) => spaceFor(number(sum ?? 0), place(sum ?? 0), width)),
    )
  }
  const spaces = chart.series.flatMap(({ data }, which) =>
    data.map((value, category) =>
      spaceFor(
        barText(chart, value ?? 0, { category, which, isNamed }, number),
        // What is below zero has its value at zero.
        place(Math.max(0, value ?? 0)),
        width,
      ),
    ),
  )
  return Math.min(width, ...spaces)
}

const spaceFor = (text: string, place: number, width: number) =>
  place === 0 ? width : (width - textWidth(text) - 2 * beforeText) / place

/** Bars shorter than this share of the width would say less than their names. */
const minShare = 0.45

/** Whether the bars of the first category have space for the names of their series. */
export function namesBars(chart: ChartData, width: number, number: Numbers): boolean {
  if (chart.series.length < 2) return true
  if (isStacked(chart) || chart.series.some(({ data }) => data[0] == null)) return false
  return barSpace(chart, width, number, true) >= width * minShare
}
