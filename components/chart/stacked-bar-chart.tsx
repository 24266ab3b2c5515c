'use client'

import { barsHeight } from './bar-chart'
import { BarMark } from './bar-mark'
import { BarText } from './bar-text'
import { scaledValues, scaleOver, stackOf, type ChartData } from './chart-data'
import { barLine, textWidth, type Frame } from './drawing'

/** How high stacked bars are drawn: a name over its one bar. */
export const stackedBarsHeight = (chart: ChartData) =>
  barsHeight({ ...chart, series: chart.series.slice(0, 1) })

/** Bars from the starting side made of the parts of each category, with their sum at the end. */
export function StackedBarChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const sums = scaledValues(chart).map((sum) => sum ?? 0)
  const { place } = scaleOver(sums)
  const room = frame.width - Math.max(...sums.map((sum) => textWidth(frame.number(sum)))) - 12
  const reaches = stackOf(chart)
  const block = stackedBarsHeight(chart) / Math.max(1, categories.length)
  return categories.map((category, index) => {
    const y = block * index + barLine.name
    const sum = sums[index] ?? 0
    return (
      <g key={`${index} ${category}`}>
        <BarText frame={frame} at={0} y={block * index + 16} ink="ink" text={category} />
        {series.map(({ name }, which) => {
          const [from, to] = reaches[which]?.[index] ?? [0, 0]
          if (from === to) return null
          return (
            <BarMark
              key={name}
              frame={frame}
              series={which}
              from={place(from) * room}
              to={place(to) * room}
              y={y}
            />
          )
        })}
        <BarText
          frame={frame}
          at={place(sum) * room + 6}
          y={y + barLine.thickness - 3}
          ink="soft"
          text={frame.number(sum)}
        />
      </g>
    )
  })
}
