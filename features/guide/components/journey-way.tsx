import { guideSteps, type GuideStep } from '../rules'
import { journey } from './journey'
import styles from './journey-way.module.css'

/** The way down from a station on the starting side to one on the other, and back. */
const bends = ['M0 0C0 50 100 50 100 100', 'M100 0C100 50 0 50 0 100'] as const

/** The way from a step to the next one, and the water before the market, behind the entries on a phone. */
export function JourneyWay({ step }: { step: GuideStep }) {
  return (
    <>
      {step.key === 'visiting' && <Crossing />}
      {step.number < guideSteps.length && <Bend d={bends[step.number % 2 === 1 ? 0 : 1]} />}
    </>
  )
}

function Bend({ d }: { d: string }) {
  return (
    <svg
      className={styles.bend}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[styles.rail, styles.bed, styles.way].map((part) => (
        <path key={part} className={part} d={d} />
      ))}
    </svg>
  )
}

/** The water between the port and the market, with the ship on it. */
function Crossing() {
  return (
    <>
      <svg
        className={styles.sea}
        viewBox="0 0 360 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={`${journey}#sea`} />
      </svg>
      <svg className={styles.ship} viewBox="0 0 128 64" aria-hidden="true">
        <use href={`${journey}#ship`} width="128" height="64" />
      </svg>
    </>
  )
}
