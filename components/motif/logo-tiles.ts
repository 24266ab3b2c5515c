import { areas, circle, inside, lines } from './drawing'
import { khatam, polar, polygon, star, type Point } from './geometry'
import { byBeat, centre, eighth, radius, rhythm, type Mark } from './logo-sketch'

/** Upright, or on its corner and small enough for it. */
const poses = ['', '', 'translate(50 50) rotate(45) scale(0.78) translate(-50 -50)'] as const

/** One module in four quarters, turned from quarter to quarter. */
export const pinwheel: Mark = ({ random, inks }) => {
  const arc = (x: number, y: number, size: number) => polygon([x, y], 96, size)
  const first = random.pick<Point[][]>([
    [
      [
        [50, 50],
        [86, 50],
        [50, 14],
      ],
    ],
    [
      [
        [50, 14],
        [86, 14],
        [86, 50],
      ],
    ],
    [
      [
        [50, 50],
        [68, 14],
        [86, 50],
      ],
    ],
    [
      [
        [50, 50],
        [86, 50],
        [86, 32],
        [68, 14],
        [50, 14],
      ],
    ],
    [arc(50, 50, 36)],
    [arc(86, 50, 36)],
    [arc(68, 32, 18)],
    [
      [
        [50, 50],
        [74, 38],
        [86, 14],
        [62, 26],
      ],
    ],
  ])
  const second = random.pick<Point[][]>([
    [],
    [arc(68, 32, 8)],
    [
      [
        [50, 50],
        [66, 50],
        [50, 34],
      ],
    ],
    [khatam([69, 31], 9)],
    [arc(86, 14, 14)],
  ])
  const quarter: Point[] = [
    [50, 14],
    [86, 14],
    [86, 50],
    [50, 50],
  ]
  const alternate = random.chance(0.5)
  const turns = [0, 1, 2, 3].map((at) => {
    const [one, two] =
      alternate && at % 2 === 1 ? [inks.second, inks.first] : [inks.first, inks.second]
    return `<g transform="rotate(${at * 90} 50 50)">${inside(`quarter${at}`, quarter, areas(first, one) + areas(second, two))}</g>`
  })
  const cross = [0, 2].map((at) => [
    polar(centre, 44, at * eighth),
    polar(centre, -44, at * eighth),
  ])
  const gap = lines(cross, { stroke: inks.ground, width: 2 })
  return `<g transform="${random.pick(poses)}">${turns.join('')}${gap}</g>`
}

/** A figure in bars, as wide as the spaces between them or growing from side to side. */
export const bars: Mark = ({ random, inks }) => {
  const count = random.whole(4, 6)
  const body = random.pick([polygon(centre, 8, radius, eighth / 2), polygon(centre, 96, radius)])
  const growing = random.chance(0.5)
  const pitch = (radius * 2) / count
  const stripes = Array.from({ length: count }, (_, at) => {
    const part = growing ? 0.3 + (0.6 * at) / (count - 1) : 0.62
    const top = 50 - radius + at * pitch + (pitch * (1 - part)) / 2
    return [
      [0, top],
      [100, top],
      [100, top + pitch * part],
      [0, top + pitch * part],
    ].map(([x = 0, y = 0]): Point => [x, y])
  })
  const chosen = random.whole(0, count - 1)
  const core = random.chance(0.5)
    ? areas([khatam(centre, 19)], inks.ground) + areas([khatam(centre, 15)], inks.second)
    : ''
  return `<g transform="rotate(${random.pick([0, 45, 90, 135])} 50 50)">${inside(
    'bars',
    body,
    areas(
      stripes.filter((_, at) => at !== chosen),
      inks.first,
    ) +
      areas(
        stripes.filter((_, at) => at === chosen),
        core === '' ? inks.second : inks.first,
      ),
  )}${core}</g>`
}

/** Small figures in a circle around a middle. */
export const orbit: Mark = ({ random, inks }) => {
  const beat = rhythm(random)
  const far = random.pick([27, 29, 31])
  const turn = random.pick([0, eighth / 2])
  const shape = random.pick([
    (at: Point, toward: number) => polygon(at, 4, 9.5, toward),
    (at: Point) => polygon(at, 48, 6.4),
    (at: Point, toward: number) => polygon(at, 3, 9, toward),
    (at: Point) => khatam(at, 8, turn),
    (at: Point, toward: number) => polygon(at, 4, 9.5, toward + eighth),
  ])
  const ring = Array.from({ length: 8 }, (_, at) => {
    const direction = turn + at * eighth
    return shape(polar(centre, far, direction), direction)
  })
  const [on, off] = byBeat(ring, beat)
  const core = random.pick([
    areas([khatam(centre, 15, turn)], inks.first),
    circle(centre, 11, inks.first, 5),
    areas([star(centre, 8, 17, 0.5, turn)], inks.second),
    lines([khatam(centre, 13, turn)], { stroke: inks.second, width: 4, closed: true }),
  ])
  return areas(on, inks.first) + areas(off, inks.second) + core
}
