import type { ChartData } from './chart-data'
import { chartLook, fillOf, lookOf, type Frame } from './drawing'
import { piePlaces, radius, rowHeight, sharesOf } from './pie-layout'

/** Shares of a whole as a ring; each is numbered, and the list says what the number means. */
export function PieChart({ chart, frame }: { chart: ChartData; frame: Frame }) {
  const { categories, series } = chart
  const shares = sharesOf(chart)
  const { centre, list } = piePlaces(frame.width)
  const turn = frame.mirror.isMirrored ? -1 : 1
  const point = (share: number, distance: number) => {
    const angle = turn * share * 2 * Math.PI
    const across = Math.sin(angle) * distance
    return `${frame.mirror.at(centre.x) + across} ${centre.y - Math.cos(angle) * distance}`
  }
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((sum, share) => sum + share, 0),
  )
  return categories.map((category, index) => {
    const [from, share] = [starts[index] ?? 0, shares[index] ?? 0]
    const sweep = turn === 1 ? [1, 0] : [0, 1]
    // In two halves, since an arc that ends where it begins is drawn as nothing.
    const arc = (distance: number, end: number, side: number | undefined) =>
      [from + share / 2, end]
        .map((to) => `A${distance} ${distance} 0 0 ${side} ${point(to, distance)}`)
        .join('')
    const path = `M${point(from, radius)}${arc(radius, from + share, sweep[0])}L${point(from + share, radius / 2)}${arc(radius / 2, from, sweep[1])}Z`
    const [x = '0', y = '0'] = point(from + share / 2, radius * 0.75).split(' ')
    const row = list.y + rowHeight * index + 18
    return (
      <g key={`${index} ${category}`} fontSize={chartLook.text} fill={chartLook.ink}>
        <path d={path} fill={fillOf(frame.id, index)} stroke={chartLook.ground} strokeWidth="2" />
        {share > 0.03 && <Badge x={Number(x)} y={Number(y)} text={frame.number(index + 1)} />}
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
          {frame.number(Math.max(0, series[0]?.data[index] ?? 0))}
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
