import { areas, lines, type Composition } from './drawing'
import { khatam, khatamNotch, polar, polygon, type Point } from './geometry'

interface Knot {
  centre: Point
  radius: number
  turn: number
  band: number
  rim: number
}

/** Two squares woven into a star: over at one crossing and under at the next, in two colours. */
export function knotOf(
  { centre, radius, turn, band, rim }: Knot,
  colors: { first: string; second: string; edge: string },
): string {
  const square = (at: number) => [polygon(centre, 4, radius, turn + (at * Math.PI) / 4)]
  const closed = (figures: Point[][], stroke: string, width: number) =>
    lines(figures, { stroke, width, closed: true })
  const bridges = (length: number) =>
    Array.from({ length: 4 }, (_, at): Point[] => {
      const crossing = polar(centre, radius * khatamNotch, turn + (at * 4 + 1) * (Math.PI / 8))
      const along = turn + (at * 2 + 3) * (Math.PI / 4)
      return [polar(crossing, -length, along), polar(crossing, length, along)]
    })
  const reach = (band + rim * 2) * 1.23
  return [
    closed(square(0), colors.edge, band + rim * 2),
    closed(square(0), colors.first, band),
    closed(square(1), colors.edge, band + rim * 2),
    closed(square(1), colors.second, band),
    lines(bridges(reach), { stroke: colors.edge, width: band + rim * 2 }),
    lines(bridges(reach + 1), { stroke: colors.first, width: band }),
  ].join('')
}

/** The sign itself, very large: two squares laid over and under each other. */
export const knot: Composition = ({ random, scheme, focus, height }) => {
  const radius = height * random.between(0.5, 0.95)
  const turn = random.pick([0, Math.PI / 8, Math.PI / 4])
  const band = radius * random.between(0.07, 0.13)
  const rim = radius * 0.018
  const colors = { first: scheme.figure, second: scheme.accent, edge: scheme.ground }
  const inner = radius * khatamNotch * khatamNotch * 0.86
  return [
    areas([khatam(focus, radius, turn)], scheme.quiet),
    knotOf({ centre: focus, radius, turn, band, rim }, colors),
    knotOf(
      { centre: focus, radius: inner, turn: turn + Math.PI / 8, band: band * 0.55, rim: rim * 0.8 },
      { first: scheme.middle, second: scheme.line, edge: scheme.quiet },
    ),
    areas([khatam(focus, inner * 0.38, turn)], scheme.echo),
  ].join('')
}
