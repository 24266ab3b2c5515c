import { areas, lines, type Composition } from './drawing'
import { khatam, polar, type Point } from './geometry'

const eighth = Math.PI / 4

/** A way out from a port and its neighbours, evenly spaced: straight, an eighth aside, straight on. */
function bundle(from: Point, heading: number, bend: number, first: number, gaps: number[]): Point[][] {
  return gaps.map((gap) => {
    const side = polar(from, gap, heading + Math.PI / 2)
    const corner = polar(side, first - gap * Math.tan(bend / 2), heading)
    return [side, corner, polar(corner, 1600, heading + bend)]
  })
}

/** A port as a star, and the ways that leave it on the eight directions. */
export const routes: Composition = ({ random, scheme, focus, height, wide }) => {
  const gap = random.between(9, 15)
  const size = height * random.between(0.17, 0.27)
  const start = random.whole(0, 7)
  const ways = random.pick([
    [0, 2, 4, 6],
    [0, 3, 5],
    [0, 1, 3, 4, 6],
    [0, 2, 3, 5, 7],
    [0, 1, 2, 3, 4, 5, 6, 7],
  ])
  const side = random.pick([-1, 1])
  const bundles = ways.map((way, at) => {
    const count = random.whole(1, at === 0 ? 5 : 4)
    const gaps = Array.from({ length: count }, (_, line) => (line - (count - 1) / 2) * gap)
    const first = size * random.between(1.7, wide ? 2.4 : 3.2)
    return bundle(focus, (start + way) * eighth, side * eighth, first, gaps)
  })
  const drawn = bundles.map((ends, at) => {
    const casing = lines(ends, { stroke: scheme.ground, width: gap * 1.1 })
    const stroke = at === 0 ? scheme.accent : at % 2 === 0 ? scheme.line : scheme.thin
    return casing + lines(ends, { stroke, width: at === 0 ? 4.5 : random.pick([1.6, 2.4, 3.4]) })
  })
  return [
    ...drawn.toReversed(),
    areas([khatam(focus, size * 1.16)], scheme.ground),
    areas([khatam(focus, size)], scheme.figure),
    lines([khatam(focus, size * 0.78)], { stroke: scheme.ground, width: 2, closed: true }),
    areas([khatam(focus, size * 0.4, Math.PI / 8)], scheme.accent),
  ].join('')
}
