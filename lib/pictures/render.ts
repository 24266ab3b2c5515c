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

/** The resolution of SVG documents, in dots per inch. */
const plainDensity = 72

/**
 * Drawings have few flat colours: a lossless picture of sixteen of them is both cleaner and smaller
 * than a lossy picture of all.
 */
const colors = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 0 } as const
const webp = { lossless: true, effort: 2 } as const

/** Pictures rendered at once; the rest wait, so that loading many leaves memory for the portal. */
const places = Math.max(1, Math.min(4, availableParallelism()))
const waiting: (() => void)[] = []
let working = 0

/**
 * Renders an SVG document as WebP pictures of these widths in pixels, in the order of `widths`; the
 * heights keep its proportions. Throws the error of sharp when the text is no SVG. Checks no
 * content: the text must come from our own code, never from a visitor.
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

/**
 * Renders a photograph of our own as WebP in these widths, as far as it has them. Checks no content:
 * what visitors send is rendered in a process of its own.
 */
export async function renderPhotograph(
  source: Uint8Array,
  widths: readonly number[],
): Promise<RenderedPicture[]> {
  await acquirePlace()
  try {
    const { width: own } = await sharp(source).metadata()
    const fitting = widths.filter((width) => width <= own)
    return await inTurn(fitting, async (width) => {
      const { data, info } = await sharp(source)
        .resize({ width })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true })
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

/** Passes the place on to the caller that has waited longest. */
function releasePlace(): void {
  const next = waiting.shift()
  if (next) next()
  else working -= 1
}
