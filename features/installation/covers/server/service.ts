import 'server-only'
import { coverSvg } from '@/components/motif/cover'
import { keepPicture, type KeptFile } from '@/features/files/server/service'
import { pictureAddress } from '@/lib/files/names'
import type { FileStorage } from '@/lib/files/storage'
import { renderWebp } from '@/lib/pictures/render'
import { coverAlt, coverPalette, coverUses, type CoverUse, type Subject } from '../rules'

interface CoverOrder {
  /** Kind and number of the record, such as `news-12`: the drawing follows from it and the subject. */
  seed: string
  use: CoverUse
  sample?: boolean
}

/** Draws, renders and stores covers, and remembers what it stored. */
export interface Covers {
  /** Resolves with the picture fields of the record. */
  draw: (
    subject: Subject,
    order: CoverOrder,
  ) => Promise<{ image: string } & ReturnType<typeof coverAlt>>
  readonly kept: KeptFile[]
}

/** Opens a set of covers; `onCover` hears of each one that is stored. */
export function openCovers(into: FileStorage, onCover: (done: number) => void): Covers {
  const kept: KeptFile[] = []
  return {
    kept,
    draw: async (subject, { seed, use, sample = false }) => {
      const { width, height, variant } = coverUses[use]
      const palette = coverPalette(subject)
      const svg = coverSvg({ seed, palette, width, height, variant })
      const sizes = await Promise.all(
        [width, width / 2].map(async (size) => ({
          width: size,
          bytes: await renderWebp(svg, size),
        })),
      )
      const file = await keepPicture({ sizes, height, sample }, into)
      kept.push(file)
      onCover(kept.length)
      return { image: pictureAddress(file.key, width), ...coverAlt(use, subject, palette) }
    },
  }
}
