import { whole } from './drawing'
import {
  heart,
  nested,
  pathOf,
  pathsOf,
  rosette,
  strands,
  type Point,
  type Rosette,
} from './geometry'
import styles from './motif-lines.module.css'
import { seeded, type Random } from './random'
import { Turned } from './turned'

interface MotifLinesProps {
  /** The same seed draws the same figure; take the page's or the section's name. */
  seed: string
  /** The ground they lie on. */
  tone?: 'paper' | 'petrol'
  /** `strip` fills the end side of the positioned box around it; `medallion` is a single rosette. */
  form?: 'strip' | 'medallion'
  /** Mirrored where the page runs right to left; a strip is, unless told otherwise. */
  mirrored?: boolean
  className?: string
}

const degrees = Math.PI / 180

/** The motif in very faint lines, for banners, empty states and whatever waits for content. */
export function MotifLines(props: MotifLinesProps) {
  const { seed, tone = 'paper', form = 'strip', className } = props
  const { mirrored = form === 'strip' } = props
  const random = seeded(seed)
  const name = `motif-${form}-${random.whole(0, 0xffffff).toString(36)}`
  const classes = [
    styles.lines,
    styles[tone],
    form === 'strip' && styles.strip,
    mirrored && styles.mirrored,
    className,
  ]
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={form === 'strip' ? '0 0 864 240' : '-120 -120 240 240'}
      preserveAspectRatio={form === 'strip' ? 'xMaxYMid slice' : undefined}
      aria-hidden="true"
    >
      {form === 'strip' ? strip(random, name) : medallion(random, name)}
    </svg>
  )
}

/** Octagons of the lattice with their squares, thinning out towards the start. */
function strip(random: Random, name: string) {
  const pitch = random.pick([96, 120])
  const angle = random.pick([45, 56, 62, 67.5]) * degrees
  const star = rosette([0, 0], 8, pitch / 2, angle, 0, random.pick([1, 2, 3]))
  const corner: Point = [pitch / 2, pitch / 2]
  const extent = (pitch / 2) * Math.tan(Math.PI / 8)
  const square = rosette(corner, 4, extent, angle, Math.PI / 4, 1)
  const columns = Math.ceil(864 / pitch)
  const places: Point[] = []
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row * pitch < 264; row += 1) {
      if (random.chance(1.25 - (1.2 * column) / columns)) {
        places.push([864 - column * pitch, row * pitch + 12])
      }
    }
  }
  const at = (points: readonly Point[], [x, y]: Point) =>
    points.map(([dx, dy]): Point => [x + dx, y + dy])
  const hearts = places.filter(() => random.chance(0.2))
  const squares = places.filter(() => random.chance(0.25))
  return (
    <>
      <defs>
        <path
          id={name}
          className={styles.line}
          d={pathsOf(whole([...strands(star), ...strands(square)]), false)}
        />
      </defs>
      <path
        className={styles.field}
        d={pathsOf([
          ...hearts.map((place) => at(heart(star), place)),
          ...squares.map((place) => at(heart(square), place)),
        ])}
      />
      {places.map(([x, y]) => (
        <use key={`${x} ${y}`} href={`#${name}`} transform={`translate(${x} ${y})`} />
      ))}
    </>
  )
}

/** Rosettes one inside another. */
function medallion(random: Random, name: string) {
  const folds = random.pick([8, 16])
  const angle = random.pick([60, 67.5, 72]) * degrees
  const outer = rosette([0, 0], folds, 112, angle, 0, folds === 8 ? 3 : random.whole(3, 5))
  const inner = nested(outer, random.pick([8, 16]), 62 * degrees, 3)
  const figures: Rosette[] = [outer, inner, nested(inner, 8, 56 * degrees, 2)]
  const [core] = figures.slice(-1)
  return (
    <>
      {figures.map((figure, at) => (
        <Turned
          key={at}
          name={`${name}-${at}`}
          figure={figure}
          lineClass={styles.line}
          fieldClasses={at === 0 ? [styles.field, undefined] : [undefined, styles.field]}
        />
      ))}
      <circle className={styles.line} r={117} />
      {core && <path className={styles.core} d={pathOf(heart(core))} />}
    </>
  )
}
