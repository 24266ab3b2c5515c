import { barSpace, barTop } from './bar-layout'
import { BarMark } from './bar-mark'
import { BarText } from './bar-text'
import type { ChartData } from './chart-data'
import { barLine, type Frame } from './drawing'
import { scaledValues, scaleOf } from './scale'

/** Bars from the starting side made of the parts of each category, with their sum at the end. */
export function StackedBarChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const sums = scaledValues(chart).map((sum) => sum ?? 0)
  const { place } = scaleOf(chart)
  const space = barSpace(chart, frame.width, frame.number, false)
  return categories.map((category, index) => {
    const y = barTop(chart, index, 0)
    const parts = series.map(({ data }) => Math.max(0, data[index] ?? 0))
    const before = (which: number) => parts.slice(0, which).reduce((sum, part) => sum + part, 0)
    const sum = sums[index] ?? 0
    return (
      <g key={`${index} ${category}`}>
        <BarText frame={frame} at={0} y={y - 8} ink="ink" text={category} />
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
