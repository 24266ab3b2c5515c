import { heart, khatam, nested, pathOf, pathsOf, polar, rosette, type Point } from './geometry'
import { bridgesOf, squaresOf } from './knots'
import styles from './motif-hero.module.css'
import { seeded } from './random'
import { Turned } from './turned'

interface MotifHeroProps {
  seed: string
  /** The ground it lies on. */
  tone?: 'paper' | 'petrol'
  /** Mirrored where the page runs right to left. */
  mirrored?: boolean
  className?: string
}

const eighth = Math.PI / 4
const degrees = Math.PI / 180
const centre: Point = [0, 0]
const knot = { centre, radius: 296, turn: 0, band: 15, rim: 5 }

/** The lines that leave: direction and bend in eighths, the length before the bend, how many. */
const ways = [
  { heading: 5, bend: 1, first: 44, lines: 3 },
  { heading: 7, bend: 1, first: 58, lines: 4 },
  { heading: 1, bend: -1, first: 48, lines: 3 },
  { heading: 3, bend: -1, first: 62, lines: 5 },
] as const

/**
 * The large motif next to the words of a first screen: a woven star, rosettes one inside another in
 * it, and the ways that lead out. The drawing is 640 units high and wide; its lines run on past it,
 * so that a larger box that hides what flows over is crossed by them. Give it its size by class.
 */
export function MotifHero({ seed, tone = 'petrol', mirrored = false, className }: MotifHeroProps) {
  const random = seeded(seed)
  const name = `hero-${random.whole(0, 0xffffff).toString(36)}`
  const chosen = random.pick([0, 1])
  const outer = rosette(centre, 16, 194, random.pick([66, 70, 72]) * degrees, 0, 5)
  const middle = nested(outer, 8, random.pick([60, 67.5]) * degrees, 3)
  const inner = nested(middle, 16, 62 * degrees, 4)
  const core = nested(inner, 8, 60 * degrees, 2)
  const [first, second] = squaresOf(knot)
  const classes = [styles.hero, styles[tone], mirrored && styles.mirrored, className]
  const tones = [styles.figure, styles.quiet, styles.middle]
  const small = Array.from({ length: 16 }, (_, at) =>
    khatam(polar(centre, 185, (at + 0.5) * (eighth / 2)), 9, (at + 0.5) * (eighth / 2)),
  )
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox="-320 -320 640 640"
      aria-hidden="true"
    >
      {ways.map((way, at) => (
        <path key={at} className={at === chosen ? styles.chosen : styles.way} d={bundle(way)} />
      ))}
      <path className={styles.stone} d={pathOf(khatam(centre, knot.radius))} />
      <path className={styles.edge} d={pathOf(first)} />
      <path className={styles.band} d={pathOf(first)} />
      <path className={styles.edge} d={pathOf(second)} />
      <path className={styles.answer} d={pathOf(second)} />
      <path className={styles.edge} d={pathsOf(bridgesOf(knot), false)} />
      <path className={styles.band} d={pathsOf(bridgesOf(knot, 0.5), false)} />
      <path className={styles.middle} d={pathsOf(small)} />
      {[outer, middle, inner, core].map((figure, at) => (
        <Turned
          key={at}
          name={`${name}-${at}`}
          figure={figure}
          lineClass={styles.line}
          fieldClasses={[...tones.slice(at), ...tones.slice(0, at)]}
        />
      ))}
      <path className={styles.core} d={pathOf(heart(core))} />
    </svg>
  )
}

function bundle({ heading, bend, first, lines }: (typeof ways)[number]): string {
  const [direction, turn] = [heading * eighth, bend * eighth]
  const port = polar(centre, knot.radius - 40, direction)
  return Array.from({ length: lines }, (_, line) => {
    const gap = (line - (lines - 1) / 2) * 12
    const start = polar(port, gap, direction + Math.PI / 2)
    const corner = polar(start, 40 + first - gap * Math.tan(turn / 2), direction)
    return pathOf([start, corner, polar(corner, 700, direction + turn)], false)
  }).join('')
}
