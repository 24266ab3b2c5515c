/**
 * Inspects or encodes one uploaded file in a separate process, so that a file which attacks the libraries that
 * read it reaches neither secrets nor the portal. Run by path, with one order as argument; prints
 * the result on standard output.
 */
import { readFileSync } from 'node:fs'
import type { Inspected, Inspection } from './order.ts'
import { inspectPdf } from './pdf.ts'
import { Refused } from './refused.ts'

async function inspect(order: Inspection): Promise<Inspected> {
  try {
    if (order.kind === 'picture') {
      // Loading the picture library takes longer than inspecting a document.
      const { renderPicture } = await import('./pictures.ts')
      return { ok: true, picture: await renderPicture(order.path, order.into, order.widths) }
    }
    if (order.kind === 'avif') {
      const { renderAvif } = await import('./pictures.ts')
      return { ok: true, avif: await renderAvif(order.path, order.into, order.widths) }
    }
    return { ok: true, pages: await inspectPdf(readFileSync(order.path)) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, rule: error.rule }
    throw error
  }
}

process.stdout.write(JSON.stringify(await inspect(JSON.parse(process.argv[2] ?? ''))))
