import { areas, lines, whole, type Composition, type Stage } from './drawing'
import { distance, type Point } from './geometry'
import { follow, starLattice, type Cell, type Lattice } from './lattice'
import type { Scheme } from './scheme'

const eighth = Math.PI / 4

/** How a lattice may lie on the sheet; inside a figure only as the figure does. */
export const straight = [0, eighth / 2, eighth] as const
const free = [...straight, eighth / 3] as const

interface Pattern {
  lattice: Lattice
  pitch: number
  centre: Point
}

/** A lattice with a rosette at the focus, in a character of its own. */
export function pattern(
  stage: Stage,
  min: number,
  max: number,
  turns: readonly [number, ...number[]] = free,
): Pattern {
  const { random, width, height, focus } = stage
  const pitch = random.between(min, max)
  const [degrees, rings] = random.pick<readonly [number, readonly [number, number]]>([
    [45, [1, 1]],
    [56, [1, 1]],
    [56, [2, 2]],
    [67.5, [1, 1]],
    [67.5, [3, 1]],
    [67.5, [2, 2]],
    [62, [2, 1]],
  ])
  const turn = random.pick(turns)
  const lattice = starLattice(
    { width, height, margin: 12 },
    { origin: focus, pitch, turn, angle: (degrees * Math.PI) / 180, rings },
  )
  return { lattice, pitch, centre: focus }
}

/** Fields filled outwards from the focus, each kind in its own colour. */
export function bloom({ lattice, pitch, centre }: Pattern, scheme: Scheme, extent: number): string {
  const shown = (kind: Cell['kind'], min: number, max: number) =>
    lattice.cells
      .filter((cell) => {
        const far = distance(cell.centre, centre) / pitch
        return cell.kind === kind && far >= min && far < max
      })
      .map((cell) => cell.points)
  return [
    areas(shown('link', 0, extent * 0.6), scheme.quiet),
    areas(shown('petal', 0, 0.6), scheme.middle),
    areas(shown('petal', 0.6, extent * 0.8), scheme.quiet),
    areas(shown('heart', 0.1, extent), scheme.middle),
    areas(shown('square', 0, extent), scheme.echo),
    areas(shown('heart', 0, 0.1), scheme.accent),
  ].join('')
}

/** The line that passes close by the focus. */
function thread({ random, focus }: Stage, { lattice, pitch }: Pattern) {
  const aside = random.pick([-1, 1]) * random.between(0.3, 0.8) * pitch
  return follow(lattice.strands, [focus[0] + aside, focus[1] + random.between(-0.5, 0.5) * pitch])
}

/** The pattern in fine lines, fields filled around one star, and one line picked out. */
export const field: Composition = (stage) => {
  const { scheme, random, focus, height } = stage
  const made = pattern(stage, 128, 210)
  const extent = height * random.between(0.5, 0.8)
  const drawn = made.lattice.strands.filter(({ bend }) => distance(bend, focus) < extent)
  return [
    bloom(made, scheme, Math.min(random.between(1.1, 2.2), extent / made.pitch - 0.4)),
    lines(whole(drawn), { stroke: scheme.thin, width: 1.9, cap: 'round' }),
    lines(whole(thread(stage, made)), { stroke: scheme.accent, width: 4.5, cap: 'round' }),
  ].join('')
}

/** Cut stones with joints between them; the mosaic is unfinished away from the focus. */
export const mosaic: Composition = (stage) => {
  const { scheme, random } = stage
  const made = pattern(stage, 140, 230)
  const extent = random.between(1.2, 1.8)
  const laid = made.lattice.cells.filter(
    (cell) => distance(cell.centre, made.centre) / made.pitch < extent + random.between(-0.2, 0.2),
  )
  const fields = (kind: Cell['kind']) =>
    laid.filter((cell) => cell.kind === kind).map((cell) => cell.points)
  const first = laid.filter(
    (cell) => cell.kind === 'heart' && distance(cell.centre, made.centre) < made.pitch * 0.2,
  )
  return [
    areas(fields('link'), scheme.middle),
    areas(fields('petal'), scheme.figure),
    areas(fields('heart'), scheme.figure),
    areas(fields('square'), scheme.echo),
    areas(
      first.map((cell) => cell.points),
      scheme.accent,
    ),
    lines(
      laid.map((cell) => cell.points),
      { stroke: scheme.ground, width: made.pitch * 0.03, closed: true },
    ),
  ].join('')
}
