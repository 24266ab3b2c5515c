import { Fragment } from 'react'
import { heart, petals, pathOf, polar, rosette, strands, type Point, type Rosette } from './geometry'
import { whole } from './drawing'
import styles from './motif-hero.module.css'
import { seeded } from './random'

interface MotifHeroProps {
  seed: string
  /** The ground it lies on. */
  tone?: 'paper' | 'petrol'
  /** Mirrored where the page runs right to left. */
  mirrored?: boolean
  className?: string
}

const size = 640
const centre: Point = [0, 0]
const eighth = Math.PI / 4

/**
 * The large motif beside the words of a first screen: rosettes one inside another and the ways that
 * lead out from them. A square drawing; give it a size by class and let the box around it crop it.
 */
export function MotifHero({ seed, tone = 'petrol', mirrored = false, className }: MotifHeroProps) {
  const random = seeded(seed)
  const name = `hero-${random.whole(0, 0xffffff).toString(36)}`
  const nest = figures(seed)
  const classes = [styles.hero, styles[tone], mirrored && styles.mirrored, className]
  const side = random.pick([-1, 1])
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      <g className={styles.ways}>
        {[0, 2, 3, 5, 6].map((way, at) => (
          <path key={way} className={at === 3 ? styles.chosen : undefined} d={ways(way, side, at)} />
        ))}
      </g>
      <circle className={styles.thin} r={252} />
      <circle className={styles.thick} r={260} />
      {nest.map((figure, at) => (
        <Fragment key={at}>
          <Turned name={`${name}-${at}`} figure={figure} />
          {at === nest.length - 1 && <path className={styles.core} d={pathOf(heart(figure))} />}
        </Fragment>
      ))}
    </svg>
  )
}

/** One sector of a rosette, repeated by turning it. */
function Turned({ name, figure }: { name: string; figure: Rosette }) {
  const [strand] = whole(strands(figure))
  const turns = Array.from({ length: figure.folds }, (_, at) => (at * 360) / figure.folds)
  const fields = figure.rings.slice(2).map((_, ring) => petals(figure, ring + 1)[0] ?? [])
  const tones = [styles.figure, styles.quiet, styles.middle]
  return (
    <>
      <defs>
        <g id={`${name}f`}>
          {fields.map((points, ring) => (
            <path key={ring} className={tones[ring % 3]} d={pathOf(points)} />
          ))}
        </g>
        <path id={`${name}l`} className={styles.line} d={pathOf(strand ?? [], false)} />
      </defs>
      {['f', 'l'].map((part) =>
        turns.map((turn) => (
          <use key={part + turn} href={`#${name}${part}`} transform={`rotate(${turn})`} />
        )),
      )}
    </>
  )
}

function figures(seed: string): Rosette[] {
  const random = seeded(seed)
  const outer = rosette(centre, 16, 244, random.pick([66, 70, 74]) * (Math.PI / 180), 0, 4)
  const inner = rosette(centre, 8, radiusOf(outer), 67.5 * (Math.PI / 180), angleOf(outer), 3)
  const core = rosette(centre, 16, radiusOf(inner), 62 * (Math.PI / 180), angleOf(inner), 3)
  return [outer, inner, core]
}

function innermost(figure: Rosette): Point {
  return figure.rings.at(-1)?.[0] ?? centre
}

function radiusOf(figure: Rosette): number {
  return Math.hypot(...innermost(figure))
}

function angleOf(figure: Rosette): number {
  const [x, y] = innermost(figure)
  return Math.atan2(y, x)
}

/** Lines side by side that leave straight, turn an eighth aside and go straight on. */
function ways(way: number, side: number, at: number): string {
  const count = [5, 3, 7, 3, 4][at] ?? 3
  return Array.from({ length: count }, (_, line) => {
    const gap = (line - (count - 1) / 2) * 11
    const heading = way * eighth
    const start = polar(polar(centre, 250, heading), gap, heading + Math.PI / 2)
    const bend = side * eighth
    const corner = polar(start, 34 + at * 6 - gap * Math.tan(bend / 2), heading)
    return pathOf([start, corner, polar(corner, 700, heading + bend)], false)
  }).join('')
}
