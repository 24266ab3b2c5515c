import 'server-only'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { ReceivedFile } from '@/lib/files/receive'
import { isDeepStrictEqual } from 'node:util'
import type { OfferDetails } from '../../approval/server/repository'

type FileField = 'image' | 'certificate_image'

/** The texts of an offer as its form gives them. */
export type OfferForm = Omit<OfferDetails, FileField | keyof typeof noAlternative>

export type Received = Record<FileField, readonly ReceivedFile[]>

/** The form has no text that stands for the picture: the name does. */
export const noAlternative = bothLanguages('image_alt', null)

/** What a form gives, before any of its files is stored. */
export function withoutFiles(form: OfferForm): OfferDetails {
  return { ...form, ...noAlternative, image: null, certificate_image: null }
}

/** Whether two offers say the same; their files have other names each time. */
export function isSameText(one: OfferDetails | undefined, other: OfferDetails): boolean {
  const texts = ({ image: _image, certificate_image: _file, ...rest }: OfferDetails) => rest
  return one !== undefined && isDeepStrictEqual(texts(one), texts(other))
}
