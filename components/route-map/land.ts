import { distance, pathsOf, type Point } from '@/components/motif/geometry'
import { merge } from 'topojson-client'
import { onMap } from './projection'

/** The countries of the earth with their shared lines (world-atlas). */
export type World = Parameters<typeof merge>[0]

type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number]

/** A line of a coast is cut straight where its points are this close to it. */
const straightWithin = 1.7
/** An island is left out where its area is smaller, in square units. */
const smallest = 30

const antarctica = '010'

/** The lines of the world on the map, cut as with a knife: neighbours still share theirs. */
export function cutWorld(world: World): World {
  const [scaleX, scaleY] = world.transform?.scale ?? [1, 1]
  const [fromX, fromY] = world.transform?.translate ?? [0, 0]
  const arcs = world.arcs.map((line) => {
    const at = { x: 0, y: 0 }
    const points = line.map(([dx = 0, dy = 0]): Point => {
      at.x += dx
      at.y += dy
      return onMap([at.x * scaleX + fromX, at.y * scaleY + fromY])
    })
    return straightened(points).map(([x, y]) => [x, y])
  })
  return { type: 'Topology', objects: world.objects, arcs }
}

/** The points of a line without those that are close to a straight one (Douglas and Peucker). */
function straightened(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const away = line.map((point) => awayFrom(point, first, last))
  const farthest = away.indexOf(Math.max(...away))
  if ((away[farthest] ?? 0) <= straightWithin) return [first, last]
  const before = straightened(line.slice(0, farthest + 1))
  return [...before.slice(0, -1), ...straightened(line.slice(farthest))]
}

function awayFrom(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [px, py] = [point[0] - from[0], point[1] - from[1]]
  const along = Math.min(length, Math.max(0, px * dx + py * dy))
  return Math.hypot(px - along * dx, py - along * dy)
}

function countriesOf({ objects: { countries } }: World): Country[] {
  if (countries?.type !== 'GeometryCollection') return []
  return countries.geometries.flatMap((one): Country[] => {
    if (one.type === 'Polygon') return [{ type: one.type, arcs: one.arcs, id: one.id }]
    return one.type === 'MultiPolygon' ? [{ type: one.type, arcs: one.arcs, id: one.id }] : []
  })
}

function pathOfAll(world: World, countries: readonly Country[]): string {
  const rings = merge(world, [...countries]).coordinates.flat()
  const figures = rings.map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]).slice(0, -1))
  return pathsOf(figures.filter((figure) => areaOf(figure) >= smallest))
}

function areaOf(figure: readonly Point[]): number {
  const twice = figure.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = figure[(at + 1) % figure.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

/** All land but Antarctica, without borders. */
export function landOf(world: World): string {
  return pathOfAll(
    world,
    countriesOf(world).filter(({ id }) => id !== antarctica),
  )
}

/** One country, by its numeric code of ISO 3166-1. */
export function countryOf(world: World, number: string): string {
  return pathOfAll(
    world,
    countriesOf(world).filter(({ id }) => id === number),
  )
}
