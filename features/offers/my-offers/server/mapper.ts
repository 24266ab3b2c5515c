import 'server-only'
import type { ReceivedFile } from '@/lib/files/receive'
import { isDeepStrictEqual } from 'node:util'
import { detailsOf } from '../../approval/server/repository'
import type { OfferDetails } from '../../contract'
import type { OfferType } from '../../kinds/contract'
import { asUploaded } from '../../pictures/rules'
import type { TradeFactName } from '../../trade-facts/contract'
import type { SentTradeFacts } from '../../trade-facts/rules'

type FileField = 'image' | 'images' | 'certificate_image'

/** The texts of an offer from its form; a missing trade fact stays as it is. */
export type OfferForm = Omit<
  OfferDetails,
  FileField | 'pictures' | keyof typeof asUploaded | TradeFactName
> &
  SentTradeFacts

export type Received = Record<FileField, readonly ReceivedFile[]>

/** The fields of a form, before its files are stored. */
export function withoutFiles(type: OfferType, form: OfferForm): OfferDetails {
  const noFiles = { ...asUploaded, image: null, pictures: [], certificate_image: null }
  return detailsOf(type, { ...form, ...noFiles })
}

/** An offer with the changes of a form; a trade fact that was not sent stays. */
export function withForm(
  type: OfferType,
  before: OfferDetails,
  form: OfferForm,
  stored: Partial<OfferDetails>,
): OfferDetails {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined)
  return detailsOf(type, { ...before, ...Object.fromEntries(sent), ...stored })
}

/** Whether two offers are equal, apart from file names, which differ each time. */
export function isSameText(one: OfferDetails | undefined, other: OfferDetails): boolean {
  const texts = ({ image: _image, certificate_image: _file, pictures, ...rest }: OfferDetails) => ({
    ...rest,
    pictures: pictures.map(({ image: _further, ...picture }) => picture),
  })
  return one !== undefined && isDeepStrictEqual(texts(one), texts(other))
}
