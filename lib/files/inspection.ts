import 'server-only'
import { concurrencyLimit } from '@/lib/api/concurrency-limit'
import { Problem } from '@/lib/api/problem'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { inspectorFile, runConfined } from './confined'
import type { Inspection } from './inspector/order'
import type { ReceivedFile } from './receive'

/** Files inspected at once, and those that may wait for it (RELIABILITY.md 2.6 and section 4). */
export const inspectionBounds = { atOnce: 2, waiting: 20 } as const
const maxReasonLength = 500

const rendition = z
  .object({ width: z.int(), height: z.int(), file: z.string() })
  .transform(({ file, ...size }) => ({ ...size, bytes: Buffer.from(file, 'base64') }))
const inspected = z.union([
  z.object({
    ok: z.literal(true),
    picture: z.object({ sizes: z.array(rendition), fallback: rendition }).optional(),
    avif: z.array(rendition).optional(),
    pages: z.int().positive().optional(),
  }),
  z.object({ ok: z.literal(false), rule: z.enum(['damaged', 'active', 'pixels']) }),
])

/**
 * Who inspects the files of this process: the confined inspector, which answers with JSON. A process of
 * its own takes a third of a second to start, so tests of what is uploaded inspect where they are.
 */
export const inspector = () =>
  processWide('inspector', () => ({
    run: (order: Inspection, file: Uint8Array): Promise<string> =>
      runConfined(inspectorFile, JSON.stringify(order), file),
  }))

const inTurn = concurrencyLimit('inspections', inspectionBounds)

/** Encodes a picture as AVIF in these widths. Throws when it cannot. */
export async function encodeAvif(picture: Uint8Array, widths: readonly number[]) {
  const answer = await ask({ kind: 'avif', widths }, picture)
  if (!answer.ok || !answer.avif) throw new Error('The picture could not be encoded as AVIF.')
  return answer.avif
}

/**
 * Decodes a received picture and encodes it again, in the widths up to its own; a larger one is
 * scaled down. Throws `invalid` with the field for a picture that cannot be read or has
 * more than 40 million pixels, and `unavailable` when too many are being inspected.
 */
export async function inspectPicture(
  field: string,
  { path }: ReceivedFile,
  widths: readonly number[],
) {
  const { picture } = await inspect(field, { kind: 'picture', widths }, path)
  const largest = picture?.sizes.at(-1)
  if (!picture || !largest) throw new Error('The inspector answered without a picture.')
  return { ...picture, largest }
}

/**
 * Checks that a received PDF is complete and has no active content: no scripts, programs or files;
 * returns the number of its pages. Throws `invalid` with the field, and `unavailable` when too many are being inspected.
 */
export async function inspectDocument(field: string, { path }: ReceivedFile): Promise<number> {
  const { pages } = await inspect(field, { kind: 'pdf' }, path)
  if (pages === undefined) throw new Error('The inspector answered without a number of pages.')
  return pages
}

async function inspect(field: string, order: Inspection, path: string) {
  const answer = await inTurn(async () => ask(order, await readFile(path)))
  if (answer.ok) return answer
  throw new Problem('invalid', { fields: { [field]: [answer.rule] } })
}

/** A process that crashes or takes too long means that the file is harmful. */
async function ask(order: Inspection, file: Uint8Array): Promise<z.infer<typeof inspected>> {
  try {
    const output = await inspector().run(order, file)
    return inspected.parse(JSON.parse(output))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, maxReasonLength) : ''
    logger().warn({ kind: order.kind, reason }, 'a file could not be inspected')
    return { ok: false, rule: 'damaged' }
  }
}
