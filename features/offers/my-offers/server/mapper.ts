import 'server-only'
import { bothLanguages } from '@/lib/bilingual/pair'
import type { ReceivedFile } from '@/lib/files/receive'
import { isDeepStrictEqual } from 'node:util'
import type { OfferDetails } from '../../approval/server/repository'

type FileField = 'image' | 'certificate_image'

/** The texts of an offer from its form. */
export type OfferForm = Omit<OfferDetails, FileField | keyof typeof noAlternative>

export type Received = Record<FileField, readonly ReceivedFile[]>

/** The form has no alternative text for the picture, so the name is used. */
export const noAlternative = bothLanguages('image_alt', null)

/** The fields of a form, before its files are stored. */
export function withoutFiles(form: OfferForm): OfferDetails {
  return { ...form, ...noAlternative, image: null, certificate_image: null }
}

/** Whether two offers are equal, apart from file names, which differ each time. */
export function isSameText(one: OfferDetails | undefined, other: OfferDetails): boolean {
  const texts = ({ image: _image, certificate_image: _file, ...rest }: OfferDetails) => rest
  return one !== undefined && isDeepStrictEqual(texts(one), texts(other))
}
