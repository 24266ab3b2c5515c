import type { Plot } from './axis-layout'
import type { ChartData } from './chart-data'
import { chartLook, fillOf, lookOf, textWidth, type Frame } from './drawing'

interface ColumnMarksProps {
  chart: ChartData
  plot: Plot
  frame: Frame
}

interface Column {
  series: number
  place: number
  x: number
  width: number
  from: number
  to: number
}

/** Columns next to each other, each with its value where there is space, or on each other. */
export function ColumnMarks({ chart, plot, frame }: ColumnMarksProps) {
  const isStacked = chart.kind === 'stacked-column'
  const columns = isStacked ? stacked(chart, plot) : grouped(chart, plot)
  const isWritten =
    !isStacked && columns.every(({ to, width }) => textWidth(frame.number(to)) <= width + 4)
  return columns.map((column) => {
    const { series, place, x, width, from, to } = column
    const [high, low] = [Math.min(plot.level(from), plot.level(to)), plot.level(Math.min(from, to))]
    return (
      <g key={`${series} ${place}`}>
        <rect
          x={frame.mirror.box(x, width)}
          y={high}
          width={width}
          height={Math.max(0.5, low - high)}
          fill={fillOf(frame.id, series)}
          stroke={lookOf(series).ink}
        />
        {isWritten && (
          <text
            x={frame.mirror.at(x + width / 2)}
            y={to < 0 ? low + 15 : high - 6}
            textAnchor="middle"
            fill={chartLook.ink}
            fontSize={chartLook.text}
          >
            {frame.number(to)}
          </text>
        )}
      </g>
    )
  })
}

function grouped({ series }: ChartData, { middle, step }: Plot): Column[] {
  const space = Math.min(step * 0.76, 64 * series.length)
  const width = Math.max(1, space / series.length - 2)
  return series.flatMap(({ data }, index) =>
    data.flatMap((value, place) =>
      value === null
        ? []
        : [
            {
              series: index,
              place,
              x: middle(place) - space / 2 + (space / series.length) * index + 1,
              width,
              from: 0,
              to: value,
            },
          ],
    ),
  )
}

function stacked({ series, categories }: ChartData, { middle, step }: Plot): Column[] {
  const width = Math.min(step * 0.7, 56)
  return categories.flatMap((_, place) => {
    let sum = 0
    return series.flatMap(({ data }, index) => {
      const value = Math.max(0, data[place] ?? 0)
      if (value === 0) return []
      const from = sum
      sum += value
      return [{ series: index, place, x: middle(place) - width / 2, width, from, to: sum }]
    })
  })
}
