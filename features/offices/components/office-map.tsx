import type { Place } from '../rules'
import styles from './office-map.module.css'

/** The border of the country as longitude and latitude, as on the map of agreements. */
const border =
  '35.77 32.73 35.95 32.66 36.06 32.54 36.38 32.38 36.81 32.31 37.1 32.47 38.04 32.99 38.76 33.37 39.05 32.49 38.97 32.47 39.05 32.31 39.26 32.35 39.3 32.24 39.01 32 36.96 31.5 37.97 30.51 37.46 29.99 36.74 29.87 36.49 29.5 36.02 29.19 34.94 29.34 34.98 29.55 35.09 29.97 35.16 30.14 35.16 30.53 35.34 30.86 35.45 31.13 35.41 31.24 35.48 31.67 35.55 31.76 35.52 32.11 35.59 32.24 35.55 32.63 35.63 32.68'
const deadSea =
  '35.4 31.05 35.47 31.12 35.46 31.25 35.56 31.32 35.57 31.5 35.6 31.62 35.57 31.78 35.5 31.77 35.47 31.6 35.42 31.4'

const scale = 80
/** A degree of longitude is shorter than one of latitude, here in the middle of the country. */
const narrowing = 0.855
const corner = { longitude: 34.4, latitude: 33.6 }
const size = { width: 350, height: 368 }

const pointOf = ({ latitude, longitude }: Place): [x: number, y: number] => [
  Math.round((longitude - corner.longitude) * narrowing * scale),
  Math.round((corner.latitude - latitude) * scale),
]

const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map((point) => point.join(' ')).join('L')}`

function shape(degrees: string): string {
  const numbers = degrees.split(' ').map(Number)
  const points = numbers.flatMap((longitude, at) =>
    at % 2 === 0 ? [pointOf({ longitude, latitude: numbers[at + 1] ?? 0 })] : [],
  )
  return `${line(points)}Z`
}

const country = shape(border)
const sea = shape(deadSea)

/** How far a number is from its point; numbers of close points stand on different sides. */
const numberGap = 24
const closeDegrees = 0.5

export interface MarkedOffice extends Place {
  /** The number of the office in its list. */
  number: number
}

/** Where the offices are: a drawing of the country with the numbers of the list next to it. */
export function OfficeMap({ label, offices }: { label: string; offices: readonly MarkedOffice[] }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={styles.map}
    >
      <path d={country} className={styles.land} />
      <path d={sea} className={styles.sea} />
      <path d={line(offices.map(pointOf))} className={styles.route} />
      {offices.map((office) => {
        const [x, y] = pointOf(office)
        const number = x + (hasNeighbourEast(office, offices) ? -numberGap : numberGap)
        return (
          <g key={office.number}>
            <path d={`M${x} ${y}H${number}`} className={styles.leader} />
            <circle cx={x} cy={y} r="5" className={styles.point} />
            <circle cx={number} cy={y} r="12" className={styles.disc} />
            <text x={number} y={y} dy="5" className={styles.number}>
              {office.number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function hasNeighbourEast(office: MarkedOffice, offices: readonly MarkedOffice[]): boolean {
  return offices.some(
    ({ longitude, latitude }) =>
      longitude > office.longitude &&
      longitude - office.longitude < closeDegrees &&
      Math.abs(latitude - office.latitude) < closeDegrees,
  )
}
