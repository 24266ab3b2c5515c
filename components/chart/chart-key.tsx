import type { ChartData } from './chart-data'
import styles from './chart-figure.module.css'
import { fillOf, lookOf } from './drawing'
import { Mark } from './mark'
import { Patterns } from './patterns'

/** Which series is which: the same ink, pattern and mark as in the drawing. */
export function ChartKey({ chart, id }: { chart: ChartData; id: string }) {
  return (
    <ul className={styles.key}>
      {chart.series.map(({ name }, index) => (
        <li key={name}>
          <svg width="32" height="16" viewBox="0 0 32 16" aria-hidden="true">
            {chart.kind === 'line' ? (
              <LineSample index={index} />
            ) : (
              <>
                <Patterns id={id} count={chart.series.length} />
                <rect
                  x="1"
                  y="1"
                  width="30"
                  height="14"
                  fill={fillOf(id, index)}
                  stroke={lookOf(index).ink}
                />
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function LineSample({ index }: { index: number }) {
  const look = lookOf(index)
  return (
    <>
      <path d="M1 8h30" stroke={look.ink} strokeWidth="2.5" strokeDasharray={look.dashes} />
      <Mark look={look} x={16} y={8} />
    </>
  )
}
