'use client'

import { arc, pie, type PieArcDatum } from 'd3-shape'
import { chartLook, fillOf, lookOf, type Frame } from './drawing'
import type { ChartData } from './chart-data'

const radius = 104
const rowHeight = 30
/** Slices of less than three hundredths have no room for their number. */
const smallestLabelled = 0.03 * 2 * Math.PI

/** How high a ring with its list is drawn: beside each other where there is room. */
export function pieHeight({ categories }: ChartData, width: number): number {
  const list = categories.length * rowHeight
  return isWide(width) ? Math.max(radius * 2 + 16, list + 16) : radius * 2 + 32 + list
}

const isWide = (width: number) => width >= 520

/** Shares of a whole as a ring; each is numbered, and the list says what the number means. */
export function PieChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const values = categories.map((_, index) => Math.max(0, series[0]?.data[index] ?? 0))
  const wide = isWide(frame.width)
  const centre = { x: wide ? radius + 8 : frame.width / 2, y: radius + 8 }
  const list = wide ? { x: radius * 2 + 48, y: 8 } : { x: 0, y: radius * 2 + 32 }
  const x = frame.mirror.at(centre.x)
  const whole = frame.mirror.isMirrored ? -2 * Math.PI : 2 * Math.PI
  const slices = pie().sort(null).endAngle(whole)(values)
  const ring = arc<PieArcDatum<number | { valueOf: () => number }>>()
    .innerRadius(radius / 2)
    .outerRadius(radius)
    .digits(1)
  return slices.map((slice, index) => {
    const category = categories[index] ?? ''
    const [across, down] = ring.centroid(slice)
    const isWideEnough = Math.abs(slice.endAngle - slice.startAngle) > smallestLabelled
    const row = list.y + rowHeight * index + 18
    return (
      <g key={`${index} ${category}`} fontSize={chartLook.text} fill={chartLook.ink}>
        <path
          d={ring(slice) ?? ''}
          transform={`translate(${x} ${centre.y})`}
          fill={fillOf(frame.id, index)}
          stroke={chartLook.ground}
          strokeWidth="2"
        />
        {isWideEnough && (
          <Badge x={x + across} y={centre.y + down} text={frame.number(index + 1)} />
        )}
        <Badge
          x={frame.mirror.at(list.x + 12)}
          y={row - 4}
          text={frame.number(index + 1)}
          ink={lookOf(index).ink}
        />
        <text x={frame.mirror.at(list.x + 32)} y={row}>
          {category}
        </text>
        <text x={frame.mirror.at(frame.width - 4)} y={row} textAnchor="end" fontWeight="600">
          {frame.number(values[index] ?? 0)}
        </text>
      </g>
    )
  })
}

function Badge({ x, y, text, ink }: { x: number; y: number; text: string; ink?: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill={chartLook.ground} stroke={ink ?? chartLook.ink} />
      <text x={x} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
