// Writes the shapes of the map of agreements: Natural Earth at 1:50 million (world-atlas), with the
// points that nobody sees at twenty-fold zoom left out. `npm run map`, when world-atlas changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quantize } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'

/** The share of points that is left out, and the grid the others stand on. */
const leftOut = 0.5
const grid = 10_000

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
const world = JSON.parse(readFileSync(source, 'utf8'))
const countries = {
  type: 'GeometryCollection',
  geometries: world.objects.countries.geometries.map(({ type, arcs, id }) => ({ type, arcs, id })),
}
const weighed = presimplify({ ...world, objects: { countries } })
const shapes = quantize(simplify(weighed, quantile(weighed, leftOut)), grid)
writeFileSync('public/map/countries.json', JSON.stringify(shapes))
