import { barLine, fillOf, lookOf, type Frame } from './drawing'

interface BarMarkProps {
  frame: Frame
  /** Which series it is of. */
  series: number
  from: number
  to: number
  y: number
}

/** A bar between two places, counted from the starting side. */
export function BarMark({ frame, series, from, to, y }: BarMarkProps) {
  return (
    <rect
      x={frame.mirror.box(from, to - from)}
      y={y}
      width={Math.max(1, to - from)}
      height={barLine.thickness}
      fill={fillOf(frame.id, series)}
      stroke={lookOf(series).ink}
    />
  )
}
