/** `npm run drawings`: writes the files of the motif anew, after a change to how they are drawn. */
import { drawingFiles } from '@/components/motif/drawing-files'
import { writeFileSync } from 'node:fs'

for (const [name, text] of drawingFiles()) {
  writeFileSync(new URL(`../../components/motif/drawings/${name}`, import.meta.url), text)
}
