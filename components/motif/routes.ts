import { areas, lines, type Composition } from './drawing'
import { khatam, polar, type Point } from './geometry'
import { knotOf } from './knots'

const eighth = Math.PI / 4

/** Lines side by side that leave a port straight, turn an eighth aside and go straight on. */
function bundle(
  from: Point,
  heading: number,
  bend: number,
  first: number,
  gaps: number[],
): Point[][] {
  return gaps.map((gap) => {
    const side = polar(from, gap, heading + Math.PI / 2)
    const corner = polar(side, first - gap * Math.tan(bend / 2), heading)
    return [side, corner, polar(corner, 1600, heading + bend)]
  })
}

/** A port as a woven star, and the ways that leave it, none of them towards the start. */
export const routes: Composition = ({ random, scheme, focus, height }) => {
  const size = height * random.between(0.2, 0.3)
  const gap = size * random.between(0.09, 0.13)
  const start = random.whole(0, 7)
  const ways = random.pick([
    [0, 2, 4, 6],
    [0, 3, 5],
    [0, 2, 3, 5, 7],
    [0, 1, 3, 4, 6],
  ])
  const side = random.pick([-1, 1])
  const weight = random.pick([1.6, 2.2, 3])
  const leadsAway = (way: number) => Math.cos((start + way + side) * eighth) > -0.5
  const bundles = ways.filter(leadsAway).map((way, at) => {
    const count = at === 0 ? 3 : random.whole(2, 7)
    const gaps = Array.from({ length: count }, (_, line) => (line - (count - 1) / 2) * gap)
    const first = size * random.between(1.5, 2)
    const ends = bundle(focus, (start + way) * eighth, side * eighth, first, gaps)
    const casing = lines(ends, { stroke: scheme.ground, width: gap * 1.4 })
    const look =
      at === 0
        ? { stroke: scheme.accent, width: gap * 0.62 }
        : { stroke: at % 2 === 0 ? scheme.line : scheme.thin, width: weight }
    return casing + lines(ends, look)
  })
  const colors = { first: scheme.figure, second: scheme.line, edge: scheme.ground }
  return [
    ...bundles.toReversed(),
    areas([khatam(focus, size * 1.1)], scheme.ground),
    areas([khatam(focus, size)], scheme.quiet),
    knotOf({ centre: focus, radius: size, turn: 0, band: size * 0.12, rim: size * 0.03 }, colors),
    areas([khatam(focus, size * 0.42)], scheme.accent),
  ].join('')
}
