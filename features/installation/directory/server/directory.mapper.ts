import 'server-only'
import type { OfferPicture } from '@/features/offers/pictures/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { thisYear, today } from '@/lib/i18n/today'
import type { LoadContext } from '../../contract'
import { noPicture } from '../../rules'
import type { CompanySeed, OfferSeed } from '../contract'

const approved = 20
const changed = 40
const dayMs = 86_400_000

/** A company with its owner's version and, once it was approved, its public one. */
export function companyOf(company: CompanySeed, context: LoadContext, now: Date) {
  const { documents, companyPhotograph } = context
  const { en: certificate } = documents('certificate', 1)
  const owner = {
    ...company,
    ...company.contact,
    logo: null,
    ...companyPhotograph(company.id),
    company_profile_pdf: null,
    person_mobile_number: company.mobile_number,
    person_email: company.e_mail,
    certificates: company.certificates.map((title, place) => ({
      title,
      file: certificate,
      ...daysOf(company.id + place, now),
    })),
  }
  // The owner of a changed company added a country that staff have not confirmed yet.
  const before = { ...owner, countries_of_operations: owner.countries_of_operations.slice(0, -1) }
  return { ...editions(company, owner, before), checks: checksOf(company, now) }
}

/** A certificate of three years, which began on a day of the year before. */
function daysOf(seed: number, now: Date) {
  const day = `-${String(1 + (seed % 12)).padStart(2, '0')}-${String(10 + (seed % 18))}`
  return { valid_from: `${thisYear(now) - 1}${day}`, valid_until: `${thisYear(now) + 2}${day}` }
}

/** What staff checked of two thirds of the approved companies; licences a week after the rest. */
function checksOf({ id, status }: CompanySeed, now: Date) {
  if (status.iid !== approved || id % 3 === 0) return []
  const before = (days: number) => today(new Date(now.getTime() - days * dayMs))
  const first = before(40 + id)
  const checks = [
    { fact: 'registration', on: first },
    { fact: 'address', on: first },
    { fact: 'contacts', on: first },
  ]
  return id % 2 === 0 ? checks : [...checks, { fact: 'export', on: before(33 + id) }]
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
