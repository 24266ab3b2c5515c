import { homeCountry } from '@/lib/country/home'
import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { productIndustries, serviceIndustries, subIndustryList } from '@/features/sectors/contract'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import { countries } from '@/features/reference-lists/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly, wholeFrom } from '@/lib/api/paging'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { Locale } from '@/lib/i18n/locale'
import type { OfferType } from '../kinds/contract'
import { offerDeletions } from '../deletion/contract'
import {
  addProduct,
  addService,
  editProduct,
  editService,
  myProducts,
  myServices,
  tradeChoices,
} from './contract'
import { sentValues, type FormSubject, type OfferValues } from './rules'
import { myOffersShape, type MyOffersState } from './search-params'

const lists = { products: myProducts, services: myServices }

/** A view of the offers of one's own company of a type, for its members. */
export async function myOffers(type: OfferType, companyId: number, state: MyOffersState) {
  const query = myOffersShape.query(state)
  return pageOnly(await call(lists[type], { params: { companyId }, query }))
}

/** One of them, or null. */
export async function myOffer(type: OfferType, companyId: number, id: number) {
  const found = await call(lists[type], { params: { companyId }, query: { id } })
  return wholeFrom(found).find((one) => one.id === id) ?? null
}

/** Whether the portal has trade facts at all. */
export const hasTradeFacts = () => isServed(tradeChoices)

/** The markets and the company's certificates that a form offers; null without trade facts. */
async function choicesForTrade(locale: Locale) {
  if (!hasTradeFacts()) return null
  const [markets, own] = await Promise.allSettled([call(countries), call(tradeChoices)])
  const named = markets.status === 'fulfilled' ? markets.value : []
  return {
    markets: byName(
      filterOptions(
        named.filter(({ code_2 }) => code_2 !== null && code_2 !== homeCountry.code),
        'name',
        ({ id }) => id,
        locale,
      ),
      locale,
    ),
    certificates: own.status === 'fulfilled' ? own.value.certificates : [],
  }
}

export const removeOffer = (type: OfferType, id: number) =>
  call(offerDeletions[type].remove, { params: { id } })

export const restoreOffer = (type: OfferType, id: number) =>
  call(offerDeletions[type].restore, { params: { id } })

/**
 * The sectors of a type and the sub-sectors of all. A list that cannot be loaded is empty; the form
 * still opens (spec part 3 section 8).
 */
export async function offerChoices(type: OfferType, locale: Locale) {
  const [[sectors, subs], trade] = await Promise.all([
    Promise.allSettled([
      call(type === 'products' ? productIndustries : serviceIndustries),
      call(subIndustryList),
    ]),
    choicesForTrade(locale),
  ])
  return {
    trade,
    sectors: sectors.status === 'fulfilled' ? sectors.value : [],
    subs: subs.status === 'fulfilled' ? subs.value : [],
  }
}

export type OfferChoices = Awaited<ReturnType<typeof offerChoices>>

/** Subheadings of the Harmonized System by digits or words; null where there is no search. */
export const findHsCodes = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

/** What goes with the values of a form. */
interface SentOffer {
  companyId: number
  version: number | null
  hasTrade: boolean
  /** The idempotency key of a new offer. */
  key: string
  uploading: Uploading
}

/** Sends a new item, or a change of an existing one. Returns 'Success'. */
export function sendOffer(
  { type, item }: FormSubject,
  values: OfferValues,
  { companyId, version, hasTrade, key, uploading }: SentOffer,
) {
  const { pictures: chosen, certificate_image } = values
  const { gs1_code, hs_code, ...shared } = sentValues(type, values, { hasTrade })
  const pictures = chosen.map(({ key: _key, file: _file, ...picture }) => picture)
  const texts = {
    ...shared,
    company_id: String(companyId),
    pictures: JSON.stringify(pictures),
  }
  const codes = { gs1_code, hs_code }
  const [first, ...further] = chosen
  const image = first?.file ?? null
  const files = {
    ...(image && { image }),
    images: further.flatMap(({ file }) => file ?? []),
    ...(certificate_image && { certificate_image }),
  }
  if (item === null) {
    // Like the trade facts, the key is not in the specified call.
    const added = hasTrade ? { ...texts, idempotency_key: key } : texts
    return type === 'products'
      ? upload(addProduct, { body: { ...added, ...codes }, files }, uploading)
      : upload(addService, { body: added, files }, uploading)
  }
  const params = { id: item.id }
  const changes = {
    image_changed: image ? ('true' as const) : ('false' as const),
    ...(!image && first?.image && { existing_image: first.image }),
    certificate_changed: certificate_image ? ('true' as const) : ('false' as const),
    ...(!certificate_image &&
      item.certificate_image !== null && { existing_certificate_image: item.certificate_image }),
    ...(version !== null && { version: String(version) }),
  }
  return type === 'products'
    ? upload(editProduct, { params, body: { ...texts, ...codes, ...changes }, files }, uploading)
    : upload(editService, { params, body: { ...texts, ...changes }, files }, uploading)
}
