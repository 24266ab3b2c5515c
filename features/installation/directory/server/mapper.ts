import 'server-only'
import type { OfferPicture } from '@/features/offers/pictures/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { firstSentence } from '@/lib/i18n/paragraphs'
import type { LoadContext } from '../../contract'
import { noPicture } from '../../rules'
import type { CompanySeed, OfferSeed } from '../contract'

const approved = 20
const changed = 40

/** A company with its owner's version and, once it was approved, its public one. */
export function companyOf(company: CompanySeed, { documents }: LoadContext) {
  const { en: certificate } = documents('certificate', 1)
  const owner = {
    ...company,
    ...company.contact,
    logo: null,
    company_profile_pdf: null,
    person_mobile_number: company.mobile_number,
    person_email: company.e_mail,
    certificates: company.certificates.map((title) => ({ title, file: certificate })),
  }
  // The owner of a changed company added a country that staff have not confirmed yet.
  const before = { ...owner, countries_of_operations: owner.countries_of_operations.slice(0, -1) }
  return editions(company, owner, before)
}

/** A product or service with its owner's version and, once it was approved, its public one. */
export function offerOf(offer: OfferSeed, [picture, ...pictures]: readonly OfferPicture[] = []) {
  const features = textsOf(offer, 'features')
  const owner = {
    ...offer,
    ...bilingualPair('features', features, 'bare'),
    certificate_image: null,
    ...(picture ?? noPicture),
    pictures,
  }
  // The owner of a changed one added the second sentence, which staff have not confirmed yet.
  const earlier = { en: firstSentence(features.en), ar: firstSentence(features.ar) }
  const before = { ...owner, ...bilingualPair('features', earlier, 'bare') }
  return { ...editions(offer, owner, before), company_id: offer.company_id }
}

function editions<Details>(
  { id, status, sample }: { id: number; status: { iid: number }; sample: boolean },
  owner: Details,
  before: Details,
) {
  const known = { [approved]: owner, [changed]: before }[status.iid]
  return { id, status: status.iid, sample, owner, public: known ?? null }
}
