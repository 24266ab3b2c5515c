import 'server-only'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'

/** A picture in one of its sizes, ready to be stored. */
export interface RenderedPicture {
  /** Pixels. */
  width: number
  height: number
  bytes: Buffer
}

/** SVG documents say their size at this many dots an inch. */
const plainDensity = 72

/**
 * Drawings are flat colours and the few between them at the edges: sixteen kept without loss are
 * both cleaner and smaller than a lossy picture of all of them.
 */
const colors = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 0 } as const
const webp = { lossless: true, effort: 2 } as const

/** Pictures in work at once; the rest wait, so that loading many leaves memory for the portal. */
const places = Math.max(1, Math.min(4, availableParallelism()))
const waiting: (() => void)[] = []
let working = 0

/**
 * An SVG document as WebP pictures of the asked widths in pixels, heights following from its shape;
 * in the order of `widths`. Throws what sharp throws when the text is no SVG. Knows nothing of what
 * is drawn: the text must come from our own code, never from a visitor.
 */
export async function renderWebp(
  svg: string,
  widths: readonly number[],
): Promise<RenderedPicture[]> {
  await acquirePlace()
  try {
    const source = Buffer.from(svg)
    const { width: plainWidth } = await sharp(source).metadata()
    const widest = Math.max(...widths)
    const density = (plainDensity * widest) / plainWidth
    const drawn = await sharp(source, { density })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = drawn.info
    return await inTurn(widths, async (wanted) => {
      const picture = sharp(drawn.data, { raw: { width, height, channels } })
      if (wanted !== width) picture.resize({ width: wanted })
      const reduced = await picture.png(colors).toBuffer()
      const { data, info } = await sharp(reduced).webp(webp).toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, bytes: data }
    })
  } finally {
    releasePlace()
  }
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

async function acquirePlace(): Promise<void> {
  if (working < places) working += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Hands the place to whoever waits longest. */
function releasePlace(): void {
  const next = waiting.shift()
  if (next) next()
  else working -= 1
}
