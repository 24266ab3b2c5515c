import { areas, lines, type Composition } from './drawing'
import { heart, khatam, khatamNotch, petals, polar, polygon, rosette, type Point } from './geometry'
import type { Scheme } from './scheme'

export interface Knot {
  centre: Point
  radius: number
  turn: number
  band: number
  rim: number
}

/** The two squares of a knot. */
export function squaresOf({ centre, radius, turn }: Knot): [first: Point[], second: Point[]] {
  return [polygon(centre, 4, radius, turn), polygon(centre, 4, radius, turn + Math.PI / 4)]
}

/** The pieces of the first square that lie over the second, `more` longer than they must be. */
export function bridgesOf({ centre, radius, turn, band, rim }: Knot, more = 0): Point[][] {
  const extent = (band + rim * 2) * 1.23 + more
  return Array.from({ length: 4 }, (_, at) => {
    const crossing = polar(centre, radius * khatamNotch, turn + (at * 4 + 1) * (Math.PI / 8))
    const along = turn + (at * 2 + 3) * (Math.PI / 4)
    return [polar(crossing, -extent, along), polar(crossing, extent, along)]
  })
}

/** Two squares woven into a star, over at one crossing and under at the next, in two colours. */
export function knotOf(
  knot: Knot,
  colors: { first: string; second: string; edge: string },
): string {
  const [first, second] = squaresOf(knot)
  const outer = knot.band + knot.rim * 2
  return [
    lines([first], { stroke: colors.edge, width: outer, closed: true }),
    lines([first], { stroke: colors.first, width: knot.band, closed: true }),
    lines([second], { stroke: colors.edge, width: outer, closed: true }),
    lines([second], { stroke: colors.second, width: knot.band, closed: true }),
    lines(bridgesOf(knot), { stroke: colors.edge, width: outer }),
    lines(bridgesOf(knot, 1), { stroke: colors.first, width: knot.band }),
  ].join('')
}

/** The sign itself, very large: two squares laid over and under each other, and what they hold. */
export const knot: Composition = ({ random, scheme, focus, height }) => {
  const radius = height * random.between(0.5, 0.75)
  const turn = random.pick([0, Math.PI / 8, Math.PI / 4])
  const band = radius * random.between(0.06, 0.13)
  const rim = radius * 0.018
  const colors = { first: scheme.figure, second: scheme.accent, edge: scheme.ground }
  return [
    areas([khatam(focus, radius, turn)], scheme.quiet),
    knotOf({ centre: focus, radius, turn, band, rim }, colors),
    random.pick([innerKnot, innerStars, innerRosette])(
      { centre: focus, radius: radius * 0.5, turn: turn + Math.PI / 8, band: band * 0.55, rim },
      scheme,
    ),
  ].join('')
}

function innerKnot(inner: Knot, scheme: Scheme): string {
  const colors = { first: scheme.middle, second: scheme.line, edge: scheme.quiet }
  return (
    knotOf(inner, colors) +
    areas([khatam(inner.centre, inner.radius * 0.38, inner.turn)], scheme.accent)
  )
}

function innerStars({ centre, radius, turn, band }: Knot, scheme: Scheme): string {
  const sizes = [1, 0.8, 0.6, 0.4]
  return [
    lines(
      sizes.map((size) => khatam(centre, radius * size, turn)),
      { stroke: scheme.line, width: band * 0.5, closed: true },
    ),
    areas([khatam(centre, radius * 0.22, turn)], scheme.accent),
  ].join('')
}

function innerRosette({ centre, radius, turn }: Knot, scheme: Scheme): string {
  const figure = rosette(centre, 8, radius * 1.1, (68 * Math.PI) / 180, turn, 3)
  return [
    areas(petals(figure, 1), scheme.middle),
    areas(petals(figure, 2), scheme.line),
    areas([heart(figure)], scheme.accent),
  ].join('')
}
