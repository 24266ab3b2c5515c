'use client'

import { line } from 'd3-shape'
import { lookOf, type Plot } from './drawing'
import type { ChartData } from './chart-data'
import { Mark } from './mark'

/** Marks closer than this would hide their line. */
const closest = 14

/** Each series as a line with marks; it breaks where no value is known. */
export function LineMarks({ chart, plot }: { chart: ChartData; plot: Plot }) {
  const every = Math.max(1, Math.ceil(closest / plot.step))
  return chart.series.map(({ name, data }, index) => {
    const look = lookOf(index)
    const points = data.map((value, place) => ({
      place,
      x: plot.mirror.at(plot.middle(place)),
      y: value === null ? null : plot.level(value),
    }))
    const path = line<(typeof points)[number]>()
      .defined(({ y }) => y !== null)
      .x(({ x }) => x)
      .y(({ y }) => y ?? 0)
      .digits(1)
    return (
      <g key={name}>
        <path
          d={path(points) ?? ''}
          fill="none"
          stroke={look.ink}
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeDasharray={look.dashes}
        />
        {points.map(({ place, x, y }) => {
          const isMarked = place % every === 0 || place === data.length - 1
          return y !== null && isMarked && <Mark key={place} look={look} x={x} y={y} />
        })}
      </g>
    )
  })
}
