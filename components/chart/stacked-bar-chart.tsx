'use client'

import { barsHeight } from './bar-chart'
import { BarMark } from './bar-mark'
import { BarText } from './bar-text'
import { scaledValues, scaleOver, type ChartData } from './chart-data'
import { barLine, textWidth, type Frame } from './drawing'

/** How high stacked bars are drawn: a name over its one bar. */
export const stackedBarsHeight = (chart: ChartData) =>
  barsHeight({ ...chart, series: chart.series.slice(0, 1) })

/** Bars from the starting side made of the parts of each category, with their sum at the end. */
export function StackedBarChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const sums = scaledValues(chart).map((sum) => sum ?? 0)
  const { place } = scaleOver(sums)
  const space = frame.width - Math.max(...sums.map((sum) => textWidth(frame.number(sum)))) - 12
  const block = stackedBarsHeight(chart) / Math.max(1, categories.length)
  return categories.map((category, index) => {
    const y = block * index + barLine.name
    const parts = series.map(({ data }) => Math.max(0, data[index] ?? 0))
    const before = (which: number) => parts.slice(0, which).reduce((sum, part) => sum + part, 0)
    const sum = sums[index] ?? 0
    return (
      <g key={`${index} ${category}`}>
        <BarText frame={frame} at={0} y={block * index + 16} ink="ink" text={category} />
        {parts.map((part, which) => {
          if (part === 0) return null
          const [from, to] = [place(before(which)) * space, place(before(which) + part) * space]
          return (
            <BarMark
              key={series[which]?.name}
              frame={frame}
              series={which}
              from={from}
              to={to}
              y={y}
            />
          )
        })}
        <BarText
          frame={frame}
          at={place(sum) * space + 6}
          y={y + barLine.thickness - 3}
          ink="soft"
          text={frame.number(sum)}
        />
      </g>
    )
  })
}
