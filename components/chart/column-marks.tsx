'use client'

import { fillOf, lookOf, type Plot } from './drawing'
import type { ChartData } from './chart-data'

interface Column {
  series: number
  place: number
  x: number
  width: number
  from: number
  to: number
}

/** Columns next to each other, or on each other. */
export function ColumnMarks({ chart, plot }: { chart: ChartData; plot: Plot }) {
  const columns = chart.kind === 'stacked-column' ? stacked(chart, plot) : grouped(chart, plot)
  return columns.map(({ series, place, x, width, from, to }) => {
    const [high, low] = [Math.min(plot.level(from), plot.level(to)), plot.level(Math.min(from, to))]
    return (
      <rect
        key={`${series} ${place}`}
        x={plot.mirror.box(x, width)}
        y={high}
        width={width}
        height={Math.max(0.5, low - high)}
        fill={fillOf(plot.id, series)}
        stroke={lookOf(series).ink}
      />
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
