import 'server-only'
import type { ReceivedFile } from '@/lib/files/receive'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { detailsOf } from '../../server/approval.sql'
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

/** A hash of what a form holds: its texts, the order and descriptions of its pictures, its files. */
export async function hashOfForm(form: object, files: Received): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(form))
  for (const field of ['image', 'images', 'certificate_image'] as const) {
    for (const { path } of files[field]) {
      hash.update(field)
      for await (const part of createReadStream(path)) hash.update(part)
    }
  }
  return hash.digest('hex')
}
