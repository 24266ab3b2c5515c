/** `npm run drawings`: writes the files of the drawings, after a change to how they are drawn. */
import { gatewayDrawing } from '@/components/gateway-map/gateway-drawing'
import { drawingFiles } from '@/components/motif/drawing-files'
import { routeMapDrawing } from '@/components/route-map/route-map-drawing'
import { scenesDrawing } from '@/components/scene/scene-drawing'
import { journeyDrawing } from '@/features/guide/components/journey-drawing'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

for (const [name, text] of drawingFiles()) writeFileSync(`components/motif/drawings/${name}`, text)
writeFileSync('features/guide/components/journey.svg', journeyDrawing())
writeFileSync('components/scene/scenes.svg', scenesDrawing())
writeFileSync('components/gateway-map/gateway-map.svg', gatewayDrawing())
const atlas = fileURLToPath(import.meta.resolve('world-atlas/countries-110m.json'))
writeFileSync(
  'components/route-map/world.svg',
  routeMapDrawing(JSON.parse(readFileSync(atlas, 'utf8'))),
)
