import 'server-only'
import { coverSvg } from '@/components/motif/cover'
import { kindPalette } from '@/components/motif/palette'
import { savePicture, type StoredFile } from '@/features/files/server/files'
import { renamePair } from '@/lib/bilingual/pair'
import { pictureAddress } from '@/lib/files/names'
import type { FileStorage } from '@/lib/files/file-storage'
import { renderWebp } from '@/lib/pictures/render'
import { coverUses, type CoverFields, type CoverOrder, type Subject } from '../contract'
import { coverAlt } from '../rules'

/** Makes pictures of these widths from an SVG document. */
export type RenderSvg = typeof renderWebp

/** Draws, renders and stores the cover of a record; resolves with its picture fields. */
export async function saveCover(
  subject: Subject,
  { seed, use, sample = false }: CoverOrder,
  into: FileStorage,
  render: RenderSvg = renderWebp,
): Promise<{ file: StoredFile; fields: CoverFields }> {
  const { width, height, variant } = coverUses[use]
  const palette = kindPalette(subject.kind)
  const svg = coverSvg({ seed, palette, width, height, variant })
  const sizes = await render(svg, [width / 2, width])
  const file = await savePicture({ sizes, sample }, into)
  const alt = coverAlt(use, subject, palette)
  return {
    file: { ...file, ...renamePair(alt, 'image_alt', 'alt') },
    fields: { image: pictureAddress(file.key, width), ...alt },
  }
}
