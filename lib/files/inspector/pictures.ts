import sharp, { type Sharp } from 'sharp'
import { pixelLimit } from './pixel-limit.ts'
import { Refused } from './refused.ts'

/** A picture encoded again in one size. */
export interface Rendition {
  width: number
  height: number
  /** Its bytes in base64. */
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
const smallest = 16

const opened = (file: Buffer) => sharp(file, { limitInputPixels: pixelLimit, failOn: 'warning' })

/** Encodes a picture as AVIF in these widths, which it has. */
export async function renderAvif(file: Buffer, widths: readonly number[]): Promise<Rendition[]> {
  const made: Rendition[] = []
  for (const width of widths) made.push(await encoded(opened(file).resize({ width }).avif(avif)))
  return made
}

async function encoded(picture: Sharp): Promise<Rendition> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, file: data.toString('base64') }
}

/**
 * Decodes a whole picture and encodes it again, upright, in sRGB and without any metadata, in the
 * widths up to its own. Everything else in the file is lost.
 */
export async function renderPicture(
  file: Buffer,
  widths: readonly number[],
): Promise<RenderedUpload> {
  try {
    const whole = await opened(file)
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
      sizes.push(await encoded(source().resize({ width: one }).webp({ quality: 82 })))
    }
    const white = source().flatten({ background: { r: 255, g: 255, b: 255 } })
    return { sizes, fallback: await encoded(white.jpeg({ quality: 85, mozjpeg: true })) }
  } catch (error) {
    if (error instanceof Refused) throw error
    const reason = error instanceof Error ? error.message : ''
    throw new Refused(reason.includes('pixel limit') ? 'pixels' : 'damaged')
  }
}
