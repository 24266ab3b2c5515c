/**
 * The figures of the motif. All of them grow from one rule: a line leaves the middle of every edge
 * of a polygon at a fixed angle and bends where it meets its neighbour (polygons in contact). Where
 * it is let run on past the first meeting, it crosses there, and a star becomes a rosette.
 */
export type Point = readonly [x: number, y: number]

const full = Math.PI * 2

export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

export function toward(from: Point, to: Point, length: number): Point {
  const part = length / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** An element of a list that runs in a circle. */
export function around<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new RangeError('an empty list has no elements')
  return found
}

/** A star of `tips` points: the tips at `radius`, the notches at `notch` times the radius. */
export function star(
  centre: Point,
  tips: number,
  radius: number,
  notch: number,
  turn = 0,
): Point[] {
  return Array.from({ length: tips * 2 }, (_, at) =>
    polar(centre, at % 2 === 0 ? radius : radius * notch, turn + (at * full) / (tips * 2)),
  )
}

export function polygon(centre: Point, corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, at) =>
    polar(centre, radius, turn + (at * full) / corners),
  )
}

/** How deep the notches of the khatam are: two squares, one turned by an eighth. */
export const khatamNotch = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)

export function khatam(centre: Point, radius: number, turn = 0): Point[] {
  return star(centre, 8, radius, khatamNotch, turn)
}

export interface Rosette {
  centre: Point
  folds: number
  /** Ring 0 touches the polygon's edges, the last ring holds the notches of the inmost star. */
  rings: Point[][]
}

/** How many rings the lines of a rosette can pass before they would run outwards again. */
function maxRings(folds: number, angle: number): number {
  return Math.max(1, Math.floor((angle * folds) / Math.PI + 1e-6))
}

/**
 * A rosette in a regular polygon: `angle` is the one between line and edge, `turn` points to the
 * middle of the first edge, `reach` is the distance of that middle from the centre.
 */
export function rosette(
  centre: Point,
  folds: number,
  extent: number,
  angle: number,
  turn: number,
  rings: number,
): Rosette {
  const half = Math.PI / folds
  const lean = Math.PI / 2 - angle
  const depth = Math.min(rings, maxRings(folds, angle))
  return {
    centre,
    folds,
    rings: Array.from({ length: depth + 1 }, (_, ring) => {
      const radius = (extent * Math.sin(lean)) / Math.sin(lean + ring * half)
      return Array.from({ length: folds }, (_, at) =>
        polar(centre, radius, turn + (2 * at + ring) * half),
      )
    }),
  }
}

function ringOf(figure: Rosette, ring: number): Point[] {
  return around(figure.rings, ring)
}

/** A rosette that fits into the heart of another, on the notches of its star. */
export function nested(around: Rosette, folds: number, angle: number, rings: number): Rosette {
  const [x, y] = around.rings.at(-1)?.[0] ?? around.centre
  const [dx, dy] = [x - around.centre[0], y - around.centre[1]]
  return rosette(around.centre, folds, Math.hypot(dx, dy), angle, Math.atan2(dy, dx), rings)
}

/** The inmost star. */
export function heart(figure: Rosette): Point[] {
  const last = figure.rings.length - 1
  const [tips, notches] = [ringOf(figure, last - 1), ringOf(figure, last)]
  return tips.flatMap((tip, at) => [tip, around(notches, at)])
}

/** The kites between ring `ring - 1` and ring `ring + 1`, petals of the rosette. */
export function petals(figure: Rosette, ring: number): Point[][] {
  const [outer, sides, inner] = [ring - 1, ring, ring + 1].map((at) => ringOf(figure, at))
  if (!outer || !sides || !inner) return []
  return outer.map((tip, at) => [
    tip,
    around(sides, at),
    around(inner, at - 1),
    around(sides, at - 1),
  ])
}

/** The whole star that reaches the edges, whatever lies inside it. */
export function outline(figure: Rosette): Point[] {
  const bends = ringOf(figure, 1)
  return ringOf(figure, 0).flatMap((tip, at) => [tip, around(bends, at)])
}

/** A line of the rosette from edge to edge. */
export interface Strand {
  start: Point
  bend: Point
  end: Point
}

/** The lines of a rosette. */
export function strands(figure: Rosette): Strand[] {
  const depth = figure.rings.length - 1
  return ringOf(figure, 0).map((start, at) => ({
    start,
    bend: around(ringOf(figure, depth), at),
    end: around(ringOf(figure, 0), at + depth),
  }))
}

/** Path data for a line or, closed, an area. */
export function pathOf(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

export function pathsOf(figures: readonly (readonly Point[])[], closed = true): string {
  return figures.map((points) => pathOf(points, closed)).join('')
}

/** A number with one decimal and no ballast. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
