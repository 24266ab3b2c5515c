import { heart, khatam, pathOf, pathsOf, rosette, strands, type Point } from './geometry'
import styles from './motif-lines.module.css'
import { whole } from './drawing'
import { seeded, type Random } from './random'

interface MotifLinesProps {
  /** The same seed draws the same figure; take the page's or the section's name. */
  seed: string
  /** The ground they lie on. */
  tone?: 'paper' | 'petrol'
  /** `strip` fills the end side of the positioned box around it; `medallion` is a single rosette. */
  form?: 'strip' | 'medallion'
  /** Mirrored where the page runs right to left. */
  mirrored?: boolean
  className?: string
}

/** The motif in very faint lines, for banners, empty states and whatever waits for content. */
export function MotifLines(props: MotifLinesProps) {
  const { seed, tone = 'paper', form = 'strip', mirrored = false, className } = props
  const classes = [
    styles.lines,
    styles[tone],
    form === 'strip' && styles.strip,
    mirrored && styles.mirrored,
    className,
  ]
  const drawn = form === 'strip' ? strip(seeded(seed)) : medallion(seeded(seed))
  const name = `motif-${form}-${seeded(seed).whole(0, 0xffffff).toString(36)}`
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      viewBox={drawn.view}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <path id={name} className={styles.line} d={drawn.cell} />
      </defs>
      <path className={styles.field} d={drawn.fields} />
      {drawn.uses.map((transform) => (
        <use key={transform} href={`#${name}`} transform={transform} />
      ))}
    </svg>
  )
}

interface Drawn {
  view: string
  /** Drawn once, around the origin. */
  cell: string
  uses: string[]
  fields: string
}

const angles = [45, 56, 62, 67.5] as const

/** Octagons of the lattice with their squares, thinning out towards the start. */
function strip(random: Random): Drawn {
  const pitch = 96
  const angle = (random.pick(angles) * Math.PI) / 180
  const star = rosette([0, 0], 8, pitch / 2, angle, 0, random.pick([1, 2, 3]))
  const corner: Point = [pitch / 2, pitch / 2]
  const reach = (pitch / 2) * Math.tan(Math.PI / 8)
  const square = rosette(corner, 4, reach, angle, Math.PI / 4, 1)
  const places: Point[] = []
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (random.chance(1.15 - column * 0.14)) places.push([720 - column * pitch, 24 + row * pitch])
    }
  }
  const chosen = places.filter(() => random.chance(0.16))
  return {
    view: '0 0 768 240',
    cell: pathsOf(whole([...strands(star), ...strands(square)]), false),
    uses: places.map(([x, y]) => `translate(${x} ${y})`),
    fields: pathsOf(chosen.map(([x, y]) => heart(star).map(([dx, dy]): Point => [x + dx, y + dy]))),
  }
}

/** One rosette, a star around it and a star in its heart. */
function medallion(random: Random): Drawn {
  const folds = random.pick([8, 16])
  const angle = (random.pick([60, 67.5, 72]) * Math.PI) / 180
  const outer = rosette([0, 0], folds, 110, angle, 0, folds === 8 ? 3 : random.whole(3, 5))
  const [strand] = whole(strands(outer))
  return {
    view: '-120 -120 240 240',
    cell: pathOf(strand ?? [], false),
    uses: outer.rings[0]?.map((_, at) => `rotate(${(at * 360) / folds})`) ?? [],
    fields: pathsOf([khatam([0, 0], 24), khatam([0, 0], 118)]),
  }
}
