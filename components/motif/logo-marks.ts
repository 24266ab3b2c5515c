import { areas, circle, disc, inside, lines } from './drawing'
import {
  around,
  heart,
  khatam,
  outline,
  petals,
  polar,
  polygon,
  rosette,
  star,
  type Point,
} from './geometry'
import { knotOf } from './knots'
import type { Random } from './random'

/** The colours of a mark: two that carry it and the ground it lies on. */
export interface Inks {
  ground: string
  first: string
  second: string
}

interface Sketch {
  random: Random
  inks: Inks
}

/** A mark on a square of 100 units, its figure within 38 of the middle. */
type Mark = (sketch: Sketch) => string

const centre: Point = [50, 50]
const radius = 38
const eighth = Math.PI / 4

/** Which eighths have the first colour: each pattern is balanced by a turn or a fold. */
function rhythm(random: Random): boolean[] {
  const beat = random.pick(['11111111', '10101010', '11001100', '11101110', '11110000', '10001000'])
  const start = random.whole(0, 7)
  return Array.from({ length: 8 }, (_, at) => beat[(at + start) % 8] === '1')
}

function byBeat<T>(items: readonly T[], beat: readonly boolean[]): [on: T[], off: T[]] {
  return [
    items.filter((_, at) => around(beat, at)),
    items.filter((_, at) => !around(beat, at)),
  ]
}

/** A rosette, its petals in two colours. */
const flower: Mark = ({ random, inks }) => {
  const angle = (random.pick([58, 64, 70]) * Math.PI) / 180
  const turn = random.pick([0, eighth / 2])
  const figure = rosette(centre, 8, radius + 4, angle, turn, random.pick([2, 3]))
  const [outer, inner] = [petals(figure, 1), petals(figure, 2)]
  const [on, off] = byBeat(outer, rhythm(random))
  const swap = random.chance(0.5)
  return [
    areas(on, inks.first),
    areas(off, inks.second),
    areas(inner, swap ? inks.first : inks.second),
    areas([heart(figure)], swap ? inks.second : inks.first),
    lines([...outer, ...inner], { stroke: inks.ground, width: 1.8, closed: true }),
    random.chance(0.5) ? areas([khatam(centre, 7, turn)], inks.ground) : '',
  ].join('')
}

/** Two woven squares around a core. */
const woven: Mark = ({ random, inks }) => {
  const colors = { first: inks.first, second: inks.second, edge: inks.ground }
  const turn = random.pick([0, eighth / 2])
  const knot = { centre, radius: radius + 1, turn, band: random.pick([6, 8, 10]), rim: 1.8 }
  const core = random.pick([
    areas([khatam(centre, 13)], inks.second),
    disc(centre, 10, inks.first),
    areas([polygon(centre, 4, 13, turn)], inks.first),
    lines([khatam(centre, 12, turn)], { stroke: inks.first, width: 4, closed: true }),
    '',
  ])
  return knotOf(knot, colors) + core
}

/** A full star, divided or with a figure cut out of it. */
const cut: Mark = ({ random, inks }) => {
  const turn = random.pick([0, eighth / 2])
  const body = random.pick([khatam(centre, radius, turn), khatam(centre, radius, turn), polygon(centre, 8, radius)])
  const over = (figure: Point[]) => inside('cut', body, areas([figure], inks.second))
  const side = random.whole(0, 7) * eighth
  const half = [
    polar(centre, 60, side),
    polar(polar(centre, 60, side), 80, side + 2 * eighth),
    polar(polar(centre, 60, side + 4 * eighth), 80, side + 2 * eighth),
    polar(centre, 60, side + 4 * eighth),
  ]
  const detail = random.pick([
    areas([star(centre, 4, 27, 0.34, turn)], inks.ground),
    areas([star(centre, 8, 28, 0.45, turn)], inks.ground),
    areas([khatam(centre, 20, turn + eighth / 2)], inks.ground) + disc(centre, 8, inks.second),
    areas([polygon(centre, 4, 21, turn)], inks.ground) + areas([polygon(centre, 4, 10, turn)], inks.second),
    over(half) + areas([khatam(centre, 14, turn)], inks.ground),
    over(half) + disc(centre, 13, inks.ground),
    over(half) + areas([polygon(centre, 4, 18, turn)], inks.ground),
  ])
  return areas([body], inks.first) + detail
}

/** Rhombs around a point, with squares between their tips. */
const jewel: Mark = ({ random, inks }) => {
  const framed = random.chance(0.5)
  const edge = framed ? 16.5 : 21
  const turn = random.pick([0, eighth / 2])
  const step = (from: Point, at: number) => polar(from, edge, turn + at * eighth)
  const eighths = Array.from({ length: 8 }, (_, at) => at)
  const rhombs = eighths.map((at) => {
    const one = step(centre, at)
    return [centre, one, step(one, at + 1), step(centre, at + 1)]
  })
  const squares = eighths.map((at) => {
    const corner = step(centre, at)
    const one = step(corner, at + 1)
    return [corner, one, step(one, at - 1), step(corner, at - 1)]
  })
  const [on, off] = byBeat(rhombs, rhythm(random))
  const [even, odd] = byBeat(squares, [true, false])
  const frame = [areas(even, inks.second), areas(odd, random.chance(0.5) ? inks.first : inks.second)]
  return [
    areas(on, inks.first),
    areas(off, inks.second),
    ...(framed ? frame : []),
    lines(framed ? [...rhombs, ...squares] : rhombs, { stroke: inks.ground, width: 1.8, closed: true }),
  ].join('')
}

/** Outlines one inside another, one of them in the second colour. */
const ripples: Mark = ({ random, inks }) => {
  const count = random.whole(2, 4)
  const turn = random.pick([0, eighth / 2])
  const chosen = random.whole(0, count - 1)
  const figure = random.pick([
    (size: number) => khatam(centre, size, turn),
    (size: number) => polygon(centre, 8, size, turn),
    (size: number) => polygon(centre, 4, size * 1.08, turn * 2),
    (size: number) => polygon(centre, 72, size),
  ])
  const rings = Array.from({ length: count }, (_, at) =>
    lines([figure((radius * (count - at)) / (count + 0.3))], {
      stroke: at === chosen ? inks.second : inks.first,
      width: 17 / count,
      closed: true,
    }),
  )
  return rings.join('') + (random.chance(0.5) ? areas([khatam(centre, 20 / count, turn)], inks.second) : '')
}

/** A star in a ring or an octagon. */
const seal: Mark = ({ random, inks }) => {
  const angle = (random.pick([50, 60, 70]) * Math.PI) / 180
  const folds = random.pick([8, 8, 16])
  const figure = rosette(centre, folds, 31, angle, random.pick([0, eighth / 2]), 1)
  const frame = random.chance(0.5) ? polygon(centre, 8, 41, eighth / 2) : polygon(centre, 72, 40)
  if (random.chance(0.5)) {
    const core = random.pick([disc(centre, 8, inks.second), areas([khatam(centre, 10)], inks.second), ''])
    return areas([frame], inks.first) + areas([outline(figure)], inks.ground) + core
  }
  return [
    lines([frame], { stroke: inks.first, width: 3.6, closed: true }),
    areas([outline(figure)], inks.second),
    random.chance(0.5) ? areas([khatam(centre, 11)], inks.ground) : disc(centre, 7, inks.first),
  ].join('')
}

/** One module in four quarters, turned from quarter to quarter. */
const pinwheel: Mark = ({ random, inks }) => {
  const arc = (x: number, y: number, size: number) => polygon([x, y], 96, size)
  const first = random.pick<Point[][]>([
    [[[50, 50], [86, 50], [50, 14]]],
    [[[50, 14], [86, 14], [86, 50]]],
    [[[50, 50], [68, 14], [86, 50]]],
    [[[50, 50], [86, 50], [86, 32], [68, 14], [50, 14]]],
    [arc(50, 50, 36)],
    [arc(86, 50, 36)],
    [arc(68, 32, 18)],
    [[[50, 50], [74, 38], [86, 14], [62, 26]]],
  ])
  const second = random.pick<Point[][]>([
    [],
    [arc(68, 32, 8)],
    [[[50, 50], [66, 50], [50, 34]]],
    [khatam([69, 31], 9)],
    [arc(86, 14, 14)],
  ])
  const quarter: Point[] = [[50, 14], [86, 14], [86, 50], [50, 50]]
  const alternate = random.chance(0.5)
  const turns = [0, 1, 2, 3].map((at) => {
    const [one, two] = alternate && at % 2 === 1 ? [inks.second, inks.first] : [inks.first, inks.second]
    return `<g transform="rotate(${at * 90} 50 50)">${inside(`quarter${at}`, quarter, areas(first, one) + areas(second, two))}</g>`
  })
  const gap = lines([[[50, 8], [50, 92]], [[8, 50], [92, 50]]], { stroke: inks.ground, width: 2 })
  return `<g transform="rotate(${random.pick([0, 0, 45])} 50 50)">${turns.join('')}${gap}</g>`
}

/** A figure in bars, as wide as the spaces between them or growing from side to side. */
const bars: Mark = ({ random, inks }) => {
  const count = random.whole(4, 6)
  const body = random.pick([khatam(centre, radius), polygon(centre, 8, radius, eighth / 2), polygon(centre, 96, radius)])
  const growing = random.chance(0.5)
  const pitch = (radius * 2) / count
  const stripes = Array.from({ length: count }, (_, at) => {
    const part = growing ? 0.3 + (0.6 * at) / (count - 1) : 0.62
    const top = 50 - radius + at * pitch + (pitch * (1 - part)) / 2
    return [[0, top], [100, top], [100, top + pitch * part], [0, top + pitch * part]].map(([x = 0, y = 0]): Point => [x, y])
  })
  const chosen = random.whole(0, count - 1)
  const core = random.chance(0.5)
    ? areas([khatam(centre, 19)], inks.ground) + areas([khatam(centre, 15)], inks.second)
    : ''
  return `<g transform="rotate(${random.pick([0, 45, 90, 135])} 50 50)">${inside(
    'bars',
    body,
    areas(stripes.filter((_, at) => at !== chosen), inks.first) +
      areas(stripes.filter((_, at) => at === chosen), core === '' ? inks.second : inks.first),
  )}${core}</g>`
}

/** Small figures in a circle around a middle. */
const orbit: Mark = ({ random, inks }) => {
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

/** In the order in which neighbours in a list take them. */
export const marks = [flower, pinwheel, woven, bars, seal, jewel, orbit, cut, ripples]
