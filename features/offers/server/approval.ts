import 'server-only'
import type { Submittable } from '@/features/approvals/server/submissions'
import { askDecisionMails } from '@/features/companies/server/company-mails'
import { indexRecords } from '@/features/search/server/search-documents'
import { offersTag } from '@/lib/cache/tags'
import { fileKeyOf } from '@/lib/files/names'
import type { OfferDetails } from '../contract'
import type { OfferType } from '../kinds/contract'
import { picturesOf } from '../pictures/rules'
import { kindOf } from '../rules'
import { lockOffer, readEdition, removePublic, writeEdition, writeStatus } from './approval.sql'

/** The keys of the stored files that editions of an offer name. */
export function filesOf(editions: readonly (OfferDetails | undefined)[]): string[] {
  const addresses = editions.flatMap((edition) =>
    edition ? [edition.certificate_image, ...picturesOf(edition).map(({ image }) => image)] : [],
  )
  return addresses.flatMap((address) => fileKeyOf(address ?? '') ?? [])
}

const submitted = (type: OfferType): Submittable<OfferDetails> => ({
  kind: kindOf(type),
  lock: async (tx, id) => {
    const offer = await lockOffer(tx, type, id)
    return offer?.deleted_at === null ? offer : undefined
  },
  tags: [offersTag],
  index: (tx, id) => indexRecords(tx, type, [id]),
  readEdition: (tx, id, edition) => readEdition(tx, type, id, edition),
  writeEdition: (tx, id, edition, details) => writeEdition(tx, type, id, edition, details),
  removePublic: (tx, id) => removePublic(tx, type, id),
  writeStatus: (tx, id, status) => writeStatus(tx, type, id, status),
  filesOf,
  notify: askDecisionMails,
})

/** Products and services, as companies submit them and staff decide on them. */
export const submittedOffers = { products: submitted('products'), services: submitted('services') }
