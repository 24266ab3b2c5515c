import { type Point } from './geometry'
import { middle, type View } from './lattice'
import type { Random } from './random'

/** A stone of the mosaic: a square or a rhomb of 45 degrees, one of six ways it can lie. */
export interface Facet {
  points: Point[]
  centre: Point
  square: boolean
  /** 0 to 5; stones that lie the same way share it. */
  lie: number
}

/**
 * A mosaic with eightfold order that never repeats (Ammann and Beenker's), by the dual of four sets
 * of parallel lines: each crossing of two lines is a stone.
 */
export function facets(view: View, edge: number, focus: Point, random: Random): Facet[] {
  const axes = [0, 1, 2, 3].map((at): Point => [
    Math.cos((at * Math.PI) / 4),
    Math.sin((at * Math.PI) / 4),
  ])
  const shifts = axes.map(() => random.between(0.05, 0.95))
  const span = Math.ceil(Math.max(view.width, view.height) / edge / 2) + 3
  const found: Facet[] = []
  let lie = -1
  for (let first = 0; first < 4; first += 1) {
    for (let second = first + 1; second < 4; second += 1) {
      lie += 1
      for (let m = -span; m <= span; m += 1) {
        for (let n = -span; n <= span; n += 1) {
          const points = stone(axes, shifts, [first, second], [m, n]).map(([x, y]): Point => [
            focus[0] + x * edge,
            focus[1] + y * edge,
          ])
          const centre = middle(points)
          if (!inView(centre, view, edge)) continue
          found.push({ points, centre, square: second - first === 2, lie })
        }
      }
    }
  }
  return found
}

function stone(
  axes: readonly Point[],
  shifts: readonly number[],
  pair: readonly [number, number],
  lines: readonly [number, number],
): Point[] {
  const [a, b] = [axes[pair[0]] ?? [1, 0], axes[pair[1]] ?? [0, 1]]
  const [p, q] = [lines[0] - (shifts[pair[0]] ?? 0), lines[1] - (shifts[pair[1]] ?? 0)]
  const cross = a[0] * b[1] - a[1] * b[0]
  const meeting: Point = [(p * b[1] - q * a[1]) / cross, (q * a[0] - p * b[0]) / cross]
  let corner: Point = [0, 0]
  axes.forEach((axis, at) => {
    const counted =
      at === pair[0]
        ? lines[0]
        : at === pair[1]
          ? lines[1]
          : Math.ceil(meeting[0] * axis[0] + meeting[1] * axis[1] + (shifts[at] ?? 0))
    corner = [corner[0] + counted * axis[0], corner[1] + counted * axis[1]]
  })
  return [
    corner,
    [corner[0] + a[0], corner[1] + a[1]],
    [corner[0] + a[0] + b[0], corner[1] + a[1] + b[1]],
    [corner[0] + b[0], corner[1] + b[1]],
  ]
}

function inView([x, y]: Point, { width, height, margin }: View, edge: number): boolean {
  const space = margin + edge
  return x > -space && y > -space && x < width + space && y < height + space
}
