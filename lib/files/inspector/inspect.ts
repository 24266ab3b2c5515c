import type { Inspected, Inspection } from './order.ts'
import { inspectPdf } from './pdf.ts'
import { Refused } from './refused.ts'

/**
 * Inspects or encodes one file, as the order says. In service only `inspector.ts` calls it, within a
 * confinement and after `closeOtherLoaders`.
 */
export async function inspectFile(order: Inspection, file: Buffer): Promise<Inspected> {
  try {
    if (order.kind === 'pdf') return { ok: true, pages: await inspectPdf(file) }
    // The picture library is not loaded for a document.
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
