import sharp from 'sharp'
import { join } from 'node:path'
import { Refused } from './refused.ts'

/** A picture encoded again in one size. */
export interface Rendition {
  width: number
  height: number
  file: string
}

export interface RenderedUpload {
  /** WebP, from the smallest. */
  sizes: Rendition[]
  /** The largest as JPEG, for programs that know no WebP. */
  fallback: Rendition
}

/** Half a second for both widths of a photograph; an effort of 4 takes five and saves nothing. */
const avif = { quality: 55, effort: 2 } as const
const pixelLimit = 40_000_000
const smallest = 16

// The loaders of other formats are where image libraries had their holes (RELIABILITY.md 2.6).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

const opened = (path: string) => sharp(path, { limitInputPixels: pixelLimit, failOn: 'warning' })

/** Encodes a picture as AVIF in these widths, which it has. */
export async function renderAvif(
  path: string,
  into: string,
  widths: readonly number[],
): Promise<Rendition[]> {
  const made: Rendition[] = []
  for (const width of widths) {
    const file = join(into, `${width}.avif`)
    const { height } = await opened(path).resize({ width }).avif(avif).toFile(file)
    made.push({ width, height, file })
  }
  return made
}

/**
 * Decodes a whole picture and encodes it again, upright, in sRGB and without any metadata, in the
 * widths up to its own. Everything else in the file is lost.
 */
export async function renderPicture(
  path: string,
  into: string,
  widths: readonly number[],
): Promise<RenderedUpload> {
  try {
    const whole = await opened(path)
      .autoOrient()
      .resize({
        width: Math.max(...widths),
        height: Math.max(...widths),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = whole.info
    if (width < smallest || height < smallest) throw new Refused('damaged')
    const source = () => sharp(whole.data, { raw: { width, height, channels } })
    const wanted = [...widths.filter((one) => one < width), width]
    const sizes: Rendition[] = []
    for (const one of wanted) {
      const file = join(into, `${one}.webp`)
      const { height: tall } = await source()
        .resize({ width: one })
        .webp({ quality: 82 })
        .toFile(file)
      sizes.push({ width: one, height: tall, file })
    }
    const file = join(into, `${width}.jpg`)
    await source()
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .jpeg({ quality: 85, mozjpeg: true })
      .toFile(file)
    return { sizes, fallback: { width, height, file } }
  } catch (error) {
    if (error instanceof Refused) throw error
    const reason = error instanceof Error ? error.message : ''
    throw new Refused(reason.includes('pixel limit') ? 'pixels' : 'damaged')
  }
}
