import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import { offerTypes, type CompanyOffer, type Offer, type OfferType } from './contract'
import type { CompanyOfferState } from './search-params'

/** What an address shows when it names no type (spec part 2 section 2). */
export const defaultOfferType: OfferType = 'products'

const approvedStatus = 20

/** The button to the company page shows only when its status is 20 (spec part 2 section 2). */
export function showsCompanyButton({ company_belongs: { status } }: Offer): boolean {
  return status === approvedStatus
}

/** The type of offer that a segment names, or null. */
export function offerTypeOf(segment: string): OfferType | null {
  return offerTypes.find((type) => type === segment) ?? null
}

/** Whether filters mean this offer; a sector of products leaves services out, and so on. */
export function matchesCompanyOffer(
  offer: CompanyOffer,
  { type, industry, service, sub }: CompanyOfferState['filters'],
): boolean {
  const sectors = offer.type === 'products' ? industry : service
  const anySector = industry.length > 0 || service.length > 0
  return (
    (type.length === 0 || type.includes(offer.type)) &&
    (!anySector || sectors.includes(String(offer.industry))) &&
    (sub.length === 0 || sub.includes(String(offer.sub_ind)))
  )
}

/** The company's contact page: a web address, or null. */
export function contactPage({ contacts }: Pick<Offer, 'contacts'>): string | null {
  const link = writtenLink(contacts, 'en')
  return link?.external ? link.href : null
}

/** What the head of an item's page says; its address is the same in both languages. */
export function offerHead(type: OfferType, offer: Offer, locale: Locale) {
  const path = routes.offer(type, offer.id)
  return {
    title: inLocale(offer, 'name', locale),
    description: inLocale(offer, 'description', locale),
    paths: { en: path, ar: path },
    ...(offer.image && {
      image: { url: offer.image, alt: inLocale(offer, 'image_alt', locale) },
    }),
  }
}
