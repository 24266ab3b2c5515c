// Writes the shapes of the map of agreements: Natural Earth at 1:50 million (world-atlas), with the
// points that make no visible difference at twenty-fold zoom left out. `npm run map`, when world-atlas changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quantize } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'

/** The share of points that is kept, and the grid they are rounded to. */
const kept = 0.3
const grid = 10_000
/** Lines of so few points are kept whole: what is left of a small island is its shape. */
const shortLine = 20

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
const world = JSON.parse(readFileSync(source, 'utf8'))
const countries = {
  type: 'GeometryCollection',
  geometries: world.objects.countries.geometries.map(({ type, arcs, id }) => ({ type, arcs, id })),
}
const weighed = presimplify({ ...world, objects: { countries } })
const least = quantile(weighed, kept)
const arcs = weighed.arcs.map((line) =>
  line.length > shortLine ? line : line.map(([x, y]) => [x, y, Infinity]),
)
const shapes = quantize(simplify({ ...weighed, arcs }, least), grid)
writeFileSync('public/map/countries.json', JSON.stringify(shapes))
