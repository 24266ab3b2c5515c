import { barSpace, barText, barTop, namesBars } from './bar-layout'
import { BarMark } from './bar-mark'
import { BarText } from './bar-text'
import type { ChartData } from './chart-data'
import { barLine, type Frame } from './drawing'
import { scaleOf } from './scale'

/** Bars from the starting side, each with its value; the name of a category is over them. */
export function BarChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const { place } = scaleOf(chart)
  const isNamed = namesBars(chart, frame.width, frame.number)
  const space = barSpace(chart, frame.width, frame.number, isNamed)
  const zero = place(0) * space
  return categories.map((category, index) => (
    <g key={`${index} ${category}`}>
      <BarText frame={frame} at={0} y={barTop(chart, index, 0) - 8} ink="ink" text={category} />
      {series.map(({ name, data }, which) => {
        const value = data[index] ?? null
        if (value === null) return null
        const y = barTop(chart, index, which)
        const [from, to] = [
          Math.min(zero, place(value) * space),
          Math.max(zero, place(value) * space),
        ]
        const at = { category: index, which, isNamed }
        return (
          <g key={name}>
            <BarMark frame={frame} series={which} from={from} to={to} y={y} />
            <BarText
              frame={frame}
              at={to + 6}
              y={y + barLine.thickness - 3}
              ink="soft"
              text={barText(chart, value, at, frame.number)}
            />
          </g>
        )
      })}
    </g>
  ))
}
