import {
  around,
  distance,
  heart,
  petals,
  polar,
  rosette,
  strands,
  toward,
  type Point,
  type Rosette,
  type Strand,
} from './geometry'

/** A field of the pattern between its lines. */
export interface Cell {
  kind: 'heart' | 'petal' | 'link' | 'square'
  centre: Point
  points: Point[]
}

/** What part of the plane a pattern must cover. */
export interface View {
  width: number
  height: number
  /** Beyond the edges; wider than the widest line. */
  margin: number
}

export interface Lattice {
  cells: Cell[]
  strands: Strand[]
  rosettes: Rosette[]
}

interface LatticeShape {
  /** Where an octagon has its centre. */
  origin: Point
  /** From octagon to octagon. */
  pitch: number
  turn: number
  /** Between line and edge: a quarter of pi gives khatams, more gives slender stars. */
  angle: number
  /** Rings of the octagons' rosettes, alternating as on a chessboard. */
  rings: readonly [number, number]
}

/** The star-and-cross pattern: stars in octagons, with small squares between four of them. */
export function starLattice(view: View, shape: LatticeShape): Lattice {
  const { origin, pitch, turn, angle, rings } = shape
  const extent = pitch / 2
  const squareExtent = extent * Math.tan(Math.PI / 8)
  const place = (column: number, row: number): Point => {
    const along = polar(origin, column * pitch, turn)
    return polar(along, row * pitch, turn + Math.PI / 2)
  }
  const seen = ([x, y]: Point) => {
    const space = view.margin + extent * 1.1
    return x > -space && y > -space && x < view.width + space && y < view.height + space
  }
  const span = Math.ceil((view.width + view.height) / pitch) + 2
  const found: Lattice = { cells: [], strands: [], rosettes: [] }
  for (let column = -span; column <= span; column += 1) {
    for (let row = -span; row <= span; row += 1) {
      const centre = place(column, row)
      if (seen(centre)) {
        const depth = around(rings, column + row)
        const figure = rosette(centre, 8, extent, angle, turn, depth)
        found.rosettes.push(figure)
        found.strands.push(...strands(figure))
        found.cells.push(...rosetteCells(figure))
      }
      const corner = place(column + 0.5, row + 0.5)
      if (seen(corner)) {
        const figure = rosette(corner, 4, squareExtent, angle, turn + Math.PI / 4, 1)
        found.strands.push(...strands(figure))
        found.cells.push({ kind: 'square', centre: corner, points: heart(figure) })
        found.cells.push(...linkCells(figure, pitch, angle, turn))
      }
    }
  }
  return found
}

/** The heart and the petals of a rosette as fields to fill. */
function rosetteCells(figure: Rosette): Cell[] {
  const cells: Cell[] = [{ kind: 'heart', centre: figure.centre, points: heart(figure) }]
  for (let ring = 1; ring < figure.rings.length - 1; ring += 1) {
    for (const points of petals(figure, ring)) {
      cells.push({ kind: 'petal', centre: middle(points), points })
    }
  }
  return cells
}

/** The six-cornered fields around the corners of a square, where two octagons meet it. */
function linkCells(square: Rosette, pitch: number, angle: number, turn: number): Cell[] {
  const lean = Math.PI / 2 - angle
  const bendRadius = ((pitch / 2) * Math.sin(lean)) / Math.sin(lean + Math.PI / 8)
  const [contacts, bends] = square.rings
  if (!contacts || !bends) return []
  return [0, 1, 2, 3].map((quarter) => {
    const direction = turn + (quarter * Math.PI) / 2
    const contact = polar(square.centre, pitch / 2, direction)
    const vertex = polar(square.centre, (pitch / 2) * Math.tan(Math.PI / 8) * Math.SQRT2, direction)
    const [before, after] = [-1, 1].map((side) => {
      const octagon = polar(square.centre, pitch / Math.SQRT2, direction + (side * Math.PI) / 4)
      return toward(octagon, vertex, bendRadius)
    })
    const points = [
      contact,
      after ?? contact,
      around(contacts, quarter),
      around(bends, quarter - 1),
      around(contacts, quarter - 1),
      before ?? contact,
    ]
    return { kind: 'link', centre: middle(points), points }
  })
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/**
 * One line of the pattern followed from the strand nearest to a place, across tile after tile,
 * both ways, until it leaves the lattice or comes back to itself. In order along the way.
 */
export function follow(all: readonly Strand[], from: Point): Strand[] {
  const starting = groupBy(all, ({ start }) => start)
  const ending = groupBy(all, ({ end }) => end)
  const first = all.toSorted((a, b) => distance(a.bend, from) - distance(b.bend, from))[0]
  if (!first) return []
  const walk = (forwards: boolean): Strand[] => {
    const way: Strand[] = []
    let [here, ahead] = [first, forwards]
    while (way.length < all.length) {
      const meeting = key(ahead ? here.end : here.start)
      const next = (ahead ? ending : starting).get(meeting)?.find((other) => other !== here)
      if (!next) break
      if (next === first) return way
      way.push(next)
      ;[here, ahead] = [next, !ahead]
    }
    return way
  }
  const onward = walk(true)
  const back = walk(false)
  const cameBack = back.length > 0 && back[0] === onward.at(-1)
  return cameBack ? [first, ...onward] : [...back.toReversed(), first, ...onward]
}

function key([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`
}

function groupBy(all: readonly Strand[], place: (strand: Strand) => Point): Map<string, Strand[]> {
  return Map.groupBy(all, (strand) => key(place(strand)))
}
