import styles from './journey-chart.module.css'
import { journey } from './journey'

/**
 * The drawing of the journey, hidden from screen readers: a sea chart from the home country over
 * the water to the market. It contains no text, so that it can be mirrored for Arabic. The route
 * and the ship, which move, lie on the chart.
 */
export function JourneyChart() {
  return (
    <svg className={styles.chart} viewBox="0 24 1200 560" aria-hidden="true">
      <use href={`${journey}#chart`} />
      {[styles.margin, styles.rail, styles.bed, styles.way].map((part) => (
        <use key={part} className={part} href={`${journey}#route`} />
      ))}
      <g transform="translate(823 306)">
        <use
          className={styles.ship}
          href={`${journey}#ship`}
          x="-62"
          y="-46"
          width="128"
          height="64"
        />
      </g>
    </svg>
  )
}
