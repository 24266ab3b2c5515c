import type { RenderSvg } from '@/features/installation/covers/server/covers'
import { renderWebp } from '@/lib/pictures/render'
import sharp from 'sharp'

/**
 * Renders the first drawings as the portal does, and then the same small picture for every other
 * one: rendering all covers takes most of a load, and few tests of loaded data need them.
 */
export function blankPictures(firstReal = 0): RenderSvg {
  let rendered = 0
  let blank: Promise<Buffer> | undefined
  return async (svg, widths) => {
    rendered += 1
    if (rendered <= firstReal) return renderWebp(svg, widths)
    blank ??= sharp({ create: { width: 16, height: 9, channels: 3, background: '#1b6b64' } })
      .webp()
      .toBuffer()
    const bytes = await blank
    return widths.map((width) => ({ width, height: Math.round((width * 9) / 16), bytes }))
  }
}
