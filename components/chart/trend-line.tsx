import styles from './trend-line.module.css'

interface TrendLineProps {
  /** One value a step of time, all of them known. */
  values: readonly number[]
}

const width = 100
const height = 32
/** The space that the mark of the newest value takes. */
const margin = 3

/** The course of a figure in a small line without axis, for the eye only; its text says the rest. */
export function TrendLine({ values }: TrendLineProps) {
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const step = (width - 2 * margin) / Math.max(1, values.length - 1)
  const places = values.map((value, at) => {
    const y = height - margin - ((value - low) / range) * (height - 2 * margin)
    return `${round(margin + at * step)} ${round(y)}`
  })
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.line} d={`M${places.join('L')}`} />
      <path className={styles.newest} d={`M${places.at(-1)}h0`} />
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
