/** `npm run drawings`: writes the files of the drawings, after a change to how they are drawn. */
import { drawingFiles } from '@/components/motif/drawing-files'
import { scenesDrawing } from '@/components/scene/scene-drawing'
import { journeyDrawing } from '@/features/guide/components/journey-drawing'
import { writeFileSync } from 'node:fs'

for (const [name, text] of drawingFiles()) writeFileSync(`components/motif/drawings/${name}`, text)
writeFileSync('features/guide/components/journey.svg', journeyDrawing())
writeFileSync('components/scene/scenes.svg', scenesDrawing())
