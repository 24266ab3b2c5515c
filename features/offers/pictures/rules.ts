import { bilingualPair, bothLanguages, valueOfPair } from '@/lib/bilingual/pair'
import type { OfferPicture } from './contract'

/** The picture fields of a product or service: those of its first picture, and the further ones. */
export type Pictured = Omit<OfferPicture, 'image'> & {
  image: string | null
  pictures?: OfferPicture[]
}

/** All pictures of a product or service in their order. */
export function picturesOf({ image, pictures = [], ...first }: Pictured): OfferPicture[] {
  return image === null || image === '' ? [...pictures] : [picture(image, first), ...pictures]
}

/** The picture fields of a product or service with these pictures. */
export function withPictures([first, ...further]: readonly OfferPicture[]): Required<Pictured> {
  return first ? { ...picture(first.image, first), pictures: further } : noPictures
}

/** What is known of a picture that came without description: its centre is shown. */
export const asUploaded = {
  ...bothLanguages('image_alt', null),
  image_focus_x: 50,
  image_focus_y: 50,
}

const noPictures: Required<Pictured> = { ...asUploaded, image: null, pictures: [] }

/** A record with all its pictures in one list, for people who compare its versions. */
export function withPictureList<Of extends Pictured>(record: Of) {
  const { image: _image, image_focus_x: _x, image_focus_y: _y, ...rest } = record
  return { ...rest, pictures: picturesOf(record) }
}

/** A picture without the other fields of its record. */
function picture(image: string, of: Omit<OfferPicture, 'image'>): OfferPicture {
  const alternative = (locale: 'en' | 'ar') => valueOfPair(of, 'image_alt', locale)
  const { image_focus_x, image_focus_y } = of
  return {
    image,
    ...bilingualPair('image_alt', { en: alternative('en'), ar: alternative('ar') }),
    image_focus_x,
    image_focus_y,
  }
}
