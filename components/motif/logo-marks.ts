import { areas, disc, inside, lines } from './drawing'
import {
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
import { byBeat, centre, eighth, radius, rhythm, type Mark } from './logo-sketch'
import { bars, orbit, pinwheel } from './logo-tiles'

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
  const body = random.pick([
    khatam(centre, radius, turn),
    khatam(centre, radius, turn),
    polygon(centre, 8, radius),
  ])
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
    areas([polygon(centre, 4, 21, turn)], inks.ground) +
      areas([polygon(centre, 4, 10, turn)], inks.second),
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
  const frame = [
    areas(even, inks.second),
    areas(odd, random.chance(0.5) ? inks.first : inks.second),
  ]
  return [
    areas(on, inks.first),
    areas(off, inks.second),
    ...(framed ? frame : []),
    lines(framed ? [...rhombs, ...squares] : rhombs, {
      stroke: inks.ground,
      width: 1.8,
      closed: true,
    }),
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
  const unit = radius / (count + 0.3) - 8.5 / count
  const rings = Array.from({ length: count }, (_, at) =>
    lines([figure((radius * (count - at)) / (count + 0.3))], {
      stroke: at === chosen ? inks.second : inks.first,
      width: 17 / count,
      closed: true,
    }),
  )
  return (
    rings.join('') +
    (random.chance(0.5) ? areas([khatam(centre, unit * 0.6, turn)], inks.second) : '')
  )
}

/** A star in a ring or an octagon. */
const seal: Mark = ({ random, inks }) => {
  const angle = (random.pick([50, 60, 70]) * Math.PI) / 180
  const folds = random.pick([8, 8, 16])
  const figure = rosette(centre, folds, 31, angle, random.pick([0, eighth / 2]), 1)
  const frame = random.chance(0.5) ? polygon(centre, 8, 41, eighth / 2) : polygon(centre, 72, 40)
  if (random.chance(0.5)) {
    const core = random.pick([
      disc(centre, 8, inks.second),
      areas([khatam(centre, 10)], inks.second),
      '',
    ])
    return areas([frame], inks.first) + areas([outline(figure)], inks.ground) + core
  }
  return [
    lines([frame], { stroke: inks.first, width: 3.6, closed: true }),
    areas([outline(figure)], inks.second),
    random.chance(0.5) ? areas([khatam(centre, 11)], inks.ground) : disc(centre, 7, inks.first),
  ].join('')
}

/** In the order in which neighbours in a list take them. */
export const marks = [flower, pinwheel, woven, bars, seal, jewel, orbit, cut, ripples]
