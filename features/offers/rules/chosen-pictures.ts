import { centre } from '@/lib/pictures/focal-point'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type { OfferPicture } from '../pictures/contract'

/** The fields with what a picture shows. */
export const altNames = { en: 'image_alt_eng', ar: 'image_alt_ara' } as const

/** A picture of the form: a stored one, or a new file. */
export interface ChosenPicture extends Record<(typeof altNames)['en' | 'ar'], string> {
  /** Tells it from the others of the form. */
  key: string
  image: string | null
  file: File | null
  image_focus_x: number
  image_focus_y: number
}

/** A newly chosen file as a picture of the form; `number` tells it from the other new ones. */
export function newPicture(file: File, number: number): ChosenPicture {
  const key = `new ${number}`
  const { x, y } = centre
  return {
    key,
    file,
    image: null,
    image_focus_x: x,
    image_focus_y: y,
    ...bothLanguages('image_alt', ''),
  }
}

/** A stored picture as one of the form. */
export function storedPicture(picture: OfferPicture): ChosenPicture {
  const alternative = textsOf(picture, 'image_alt')
  return { ...picture, ...bilingualPair('image_alt', alternative), key: picture.image, file: null }
}

/** The pictures with one of them a place earlier or later; the same list where it cannot be. */
export function withMoved(pictures: ChosenPicture[], key: string, step: 1 | -1): ChosenPicture[] {
  const from = pictures.findIndex((one) => one.key === key)
  const [moved, other] = [pictures[from], pictures[from + step]]
  if (!moved || !other) return pictures
  return pictures.map((one) => (one === moved ? other : one === other ? moved : one))
}
