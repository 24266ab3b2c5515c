/**
 * Inspects or encodes one file in a separate process, so that a file which attacks the libraries that
 * read it reaches neither secrets nor the portal. Run by path, with one order as argument and the file
 * on standard input; prints the result on standard output.
 */
import { buffer } from 'node:stream/consumers'
import type { Inspected, Inspection } from './order.ts'
import { inspectPdf } from './pdf.ts'
import { Refused } from './refused.ts'

async function inspect(order: Inspection): Promise<Inspected> {
  const file = await buffer(process.stdin)
  try {
    if (order.kind === 'pdf') return { ok: true, pages: await inspectPdf(file) }
    // Loading the picture library takes longer than inspecting a document.
    const { renderAvif, renderPicture } = await import('./pictures.ts')
    if (order.kind === 'picture') {
      return { ok: true, picture: await renderPicture(file, order.widths) }
    }
    return order.kind === 'avif'
      ? { ok: true, avif: await renderAvif(file, order.widths) }
      : { ok: true }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, rule: error.rule }
    throw error
  }
}

process.stdout.write(JSON.stringify(await inspect(JSON.parse(process.argv[2] ?? ''))))
