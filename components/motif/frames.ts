import { areas, box, inside, lines, whole, type Composition } from './drawing'
import { khatam, polygon, type Point } from './geometry'
import { starLattice, type Cell } from './lattice'
import { counter } from './scheme'
import { bloom, pattern, straight } from './weaves'

/** A single strip of the pattern across an empty sheet, like the border of a woven cloth. */
export const frieze: Composition = (stage) => {
  const { scheme, random, width, height, focus } = stage
  const upright = random.chance(0.45)
  const depth = height * random.between(0.3, 0.5)
  const at = upright ? random.between(0.1, 0.6) * width : random.between(0.14, 0.5) * height
  const strip = upright ? box(at, -10, depth, height + 20) : box(-10, at, width + 20, depth)
  const middle: Point = upright ? [at + depth / 2, focus[1]] : [focus[0], at + depth / 2]
  const inner = counter(scheme)
  const [rows, weight] = random.pick<[number, number]>([
    [1, 3],
    [2, 2.2],
    [3, 1.6],
  ])
  const offset = rows % 2 === 0 ? depth / rows / 2 : 0
  const lattice = starLattice(
    { width, height, margin: 12 },
    {
      origin: upright ? [middle[0] + offset, middle[1]] : [middle[0], middle[1] + offset],
      pitch: depth / rows,
      turn: 0,
      angle: random.pick([0.25, 0.3, 0.375]) * Math.PI,
      rings: random.pick<[number, number]>([
        [1, 1],
        [2, 2],
      ]),
    },
  )
  const fields = (kind: Cell['kind']) =>
    lattice.cells.filter((cell) => cell.kind === kind).map((cell) => cell.points)
  const rule = (place: number, thickness: number) =>
    areas(
      [upright ? box(place, 0, thickness, height) : box(0, place, width, thickness)],
      scheme.figure,
    )
  return [
    areas([strip], inner.ground),
    inside(
      'strip',
      strip,
      areas(fields('link'), inner.quiet) +
        areas(fields('heart'), scheme.accent) +
        areas(fields('square'), scheme.echo) +
        lines(whole(lattice.strands), { stroke: inner.line, width: weight }),
    ),
    rule(at - 16, 4),
    rule(at + depth + 12, 4),
    rule(at + depth + 22, 1.5),
    rule(at - 24, 1.5),
  ].join('')
}

/** A great figure cut into the sheet, and the pattern seen through it. */
export const window: Composition = (stage) => {
  const { scheme, random, focus, height } = stage
  const size = height * random.between(0.44, 0.68)
  const frame = random.pick([
    khatam(focus, size),
    khatam(focus, size, Math.PI / 8),
    khatam(focus, size * 1.3),
    polygon(focus, 8, size, Math.PI / 8),
    polygon(focus, 4, size * 1.1),
    polygon(focus, 72, size),
  ])
  const inner = counter(scheme)
  const made = pattern(stage, 96, 180, straight)
  return [
    areas([frame], inner.ground),
    inside(
      'window',
      frame,
      bloom(made, { ...inner, echo: scheme.accent }, random.between(0.8, 1.6)) +
        lines(whole(made.lattice.strands), { stroke: inner.line, width: 1.8 }),
    ),
    lines([frame], { stroke: scheme.line, width: 2, closed: true }),
  ].join('')
}
