import type { MotifKind } from '@/components/motif/palette'

/** A text in both languages. */
export interface Name {
  en: string
  ar: string
}

/** The subject of a cover: the kind of the record, and its name. */
export interface Subject {
  kind: MotifKind
  name: Name
}

/** The drawings a record can get; each is stored in its width and in half of it. */
export const coverUses = {
  /** Banners of pages and slides, calm on the starting side; also shown when a page is shared. */
  banner: { width: 1280, height: 640, variant: 'wide' },
  logo: { width: 320, height: 320, variant: 'logo' },
} as const

export type CoverUse = keyof typeof coverUses

export interface CoverOrder {
  /** Kind and number of the record, such as `page-12`; with the subject it determines the drawing. */
  seed: string
  use: CoverUse
  sample?: boolean
}

/** The picture fields of a record. */
export interface CoverFields {
  image: string
  image_alt_eng: string
  image_alt_ara: string
}
