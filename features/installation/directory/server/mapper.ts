import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { firstSentence } from '@/lib/i18n/paragraphs'
import type { LoadContext } from '../../contract'
import type { CompanySeed, OfferSeed, PoolEntrySeed } from '../contract'

const approved = 20
const changed = 40

export async function poolEntryOf(entry: PoolEntrySeed, { cover }: LoadContext) {
  const subject = { look: { kind: 'expert' }, name: textsOf(entry, 'FULL_NAME') } as const
  const order = { seed: `expert-${entry.id}`, use: 'card', sample: entry.sample } as const
  return { ...entry, ...(await cover(subject, order)) }
}

/** A company with its owner's version and, once it was approved, its public one. */
export async function companyOf(company: CompanySeed, { cover, sector, documents }: LoadContext) {
  const [first] = [
    ...company.industry_information_for_products,
    ...company.industry_information_for_services,
  ]
  const name = textsOf(company, 'company_trading_name')
  const { look } = sector(first ?? 0)
  const { image } = await cover(
    { look, name },
    { seed: `company-${company.id}`, use: 'logo', sample: company.sample },
  )
  const { en: certificate } = documents('certificate', 1)
  const owner = {
    ...company,
    ...company.contact,
    logo: image,
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
export async function offerOf(
  offer: OfferSeed,
  kind: 'product' | 'service',
  { cover, sector }: LoadContext,
) {
  const features = textsOf(offer, 'features')
  const owner = {
    ...offer,
    ...bilingualPair('features', features, 'bare'),
    certificate_image: null,
    ...(await cover(sector(offer.industry), {
      seed: `${kind}-${offer.id}`,
      use: 'card',
      sample: offer.sample,
    })),
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
