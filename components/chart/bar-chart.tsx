'use client'

import { BarMark } from './bar-mark'
import { BarText } from './bar-text'
import { barLine, textWidth, type Frame } from './drawing'
import { scaleOver, type ChartData } from './chart-data'

const { thickness, name: nameHeight } = barLine
const gap = 12

/** How high bars are drawn: a name over its bars, one for each series. */
export function barsHeight({ categories, series }: ChartData): number {
  return categories.length * (nameHeight + series.length * (thickness + 4) + gap)
}

/** Bars from the starting side, each with its value; the name of a category is over them. */
export function BarChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const values = series.flatMap(({ data }) => data)
  const { place } = scaleOver(values)
  const widest = Math.max(...values.map((value) => textWidth(frame.number(value ?? 0)))) + 12
  const space = frame.width - widest * (values.some((value) => (value ?? 0) < 0) ? 2 : 1)
  const zero = place(0) * space
  const block = barsHeight(chart) / Math.max(1, categories.length)
  return categories.map((category, index) => (
    <g key={`${index} ${category}`}>
      <BarText frame={frame} at={0} y={block * index + 16} ink="ink" text={category} />
      {series.map(({ name, data }, which) => {
        const value = data[index] ?? null
        if (value === null) return null
        const y = block * index + nameHeight + which * (thickness + 4)
        const [from, to] = [
          Math.min(zero, place(value) * space),
          Math.max(zero, place(value) * space),
        ]
        return (
          <g key={name}>
            <BarMark frame={frame} series={which} from={from} to={to} y={y} />
            <BarText
              frame={frame}
              at={to + 6}
              y={y + thickness - 3}
              ink="soft"
              text={frame.number(value)}
            />
          </g>
        )
      })}
    </g>
  ))
}
