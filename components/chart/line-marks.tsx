import type { Plot } from './axis-layout'
import type { ChartData } from './chart-data'
import { lookOf, type Frame } from './drawing'
import { Mark } from './mark'

/** Marks closer than this would hide their line. */
const closest = 14

interface LineMarksProps {
  chart: ChartData
  plot: Plot
  frame: Frame
}

/** Each series as a line with marks; it breaks where no value is known. */
export function LineMarks({ chart, plot, frame }: LineMarksProps) {
  const every = Math.max(1, Math.ceil(closest / plot.step))
  return chart.series.map(({ name, data }, index) => {
    const look = lookOf(index)
    const points = data.flatMap((value, place) =>
      value === null
        ? []
        : [{ place, x: frame.mirror.at(plot.middle(place)), y: plot.level(value) }],
    )
    const path = points
      .map(({ place, x, y }) => `${data[place - 1] == null ? 'M' : 'L'}${round(x)} ${round(y)}`)
      .join('')
    return (
      <g key={name}>
        <path
          d={path}
          fill="none"
          stroke={look.ink}
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeDasharray={look.dashes}
        />
        {points
          .filter(({ place }) => place % every === 0 || place === data.length - 1)
          .map(({ place, x, y }) => (
            <Mark key={place} look={look} x={x} y={y} />
          ))}
      </g>
    )
  })
}

const round = (value: number) => Math.round(value * 10) / 10
