import { approvalStatus } from '@/lib/db/codes/approval'
import type { SceneName } from '@/components/scene/names'
import { sceneOfHsCode } from '@/components/scene/of-hs-code'
import { sceneOfSubSector } from '@/components/scene/of-sector'
import { headImage, inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { routes, samePath } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import type { Offer } from './contract'
import { offerTypes, type OfferType } from '../kinds/contract'

/** The default type of an address (spec part 2 section 2). */
export const defaultOfferType: OfferType = 'products'

/** The button to the company page shows only when its status is 20 (spec part 2 section 2). */
export function showsCompanyButton({ company_belongs: { status } }: Offer): boolean {
  return status === approvalStatus.approved
}

/** The type of offer that a segment names, or null. */
export function offerTypeOf(segment: string): OfferType | null {
  return offerTypes.find((type) => type === segment) ?? null
}

/** The company's contact page: a web address, or null. */
export function contactPage({ contacts }: Pick<Offer, 'contacts'>): string | null {
  const link = writtenLink(contacts, 'en')
  return link?.external ? link.href : null
}

interface Goods {
  hs_code: string | null
  sub_ind: number | null
  industry: number | null
}

/** The scene of an item without a picture: its HS code, else its sub-sector or sector. */
export function offerScene({ hs_code, sub_ind, industry }: Goods): SceneName {
  return sceneOfHsCode(hs_code) ?? sceneOfSubSector(sub_ind, industry)
}

/** Metadata of an item's page; its address is the same in both languages. */
export function offerHead(type: OfferType, offer: Offer, locale: Locale) {
  return {
    title: inLocale(offer, 'name', locale),
    description: firstSentence(inLocale(offer, 'description', locale)),
    paths: samePath(routes.offer(type, offer.id)),
    ...headImage(offer, locale),
  }
}
