import 'server-only'
import { addressOfPicture, type KeptFile } from '@/features/files/server/service'
import {
  keepUploadedAttachment,
  keepUploadedPicture,
} from '@/features/files/uploads/server/service'
import { bothLanguages } from '@/lib/bilingual/pair'
import { documentAddress } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { isDeepStrictEqual } from 'node:util'
import type { OfferDetails } from '../../approval/server/repository'

type FileField = 'image' | 'certificate_image'

/** The texts of an offer as its form gives them. */
export type OfferForm = Omit<OfferDetails, FileField | keyof typeof noAlternative>

export type Received = Record<FileField, readonly ReceivedFile[]>

/** The form has no text that stands for the picture: the name does. */
const noAlternative = bothLanguages('image_alt', null)

/** What a form gives, before any of its files is stored. */
export function withoutFiles(form: OfferForm): OfferDetails {
  return { ...form, ...noAlternative, image: null, certificate_image: null }
}

/** Stores the files that came, and answers their fields; each is put into `kept` as well. */
export async function storedFiles(
  files: Received,
  owner: number,
  kept: KeptFile[],
): Promise<Partial<OfferDetails>> {
  const [picture] = files.image
  const [certificate] = files.certificate_image
  const stored: Partial<OfferDetails> = {}
  if (picture) {
    const image = await keepUploadedPicture({ field: 'image', file: picture, owner })
    kept.push(image)
    Object.assign(stored, { image: addressOfPicture(image), ...noAlternative })
  }
  if (certificate) {
    const upload = { field: 'certificate_image', file: certificate, owner }
    const document = await keepUploadedAttachment(upload)
    kept.push(document)
    stored.certificate_image = documentAddress(document.key)
  }
  return stored
}

/** Whether two offers say the same; their files have other names each time. */
export function isSameText(one: OfferDetails | undefined, other: OfferDetails): boolean {
  const texts = ({ image: _image, certificate_image: _file, ...rest }: OfferDetails) => rest
  return one !== undefined && isDeepStrictEqual(texts(one), texts(other))
}
