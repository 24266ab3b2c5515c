import 'server-only'
import type { ReceivedFile } from '@/lib/files/receive'
import { isDeepStrictEqual } from 'node:util'
import type { OfferDetails } from '../../approval/server/repository'
import { asUploaded } from '../../pictures/rules'

type FileField = 'image' | 'images' | 'certificate_image'

/** The texts of an offer from its form. */
export type OfferForm = Omit<OfferDetails, FileField | 'pictures' | keyof typeof asUploaded>

export type Received = Record<FileField, readonly ReceivedFile[]>

/** The fields of a form, before its files are stored. */
export function withoutFiles(form: OfferForm): OfferDetails {
  return { ...form, ...asUploaded, image: null, pictures: [], certificate_image: null }
}

/** Whether two offers are equal, apart from file names, which differ each time. */
export function isSameText(one: OfferDetails | undefined, other: OfferDetails): boolean {
  const texts = ({ image: _image, certificate_image: _file, pictures, ...rest }: OfferDetails) => ({
    ...rest,
    pictures: pictures.map(({ image: _further, ...picture }) => picture),
  })
  return one !== undefined && isDeepStrictEqual(texts(one), texts(other))
}
