import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { productIndustries, serviceIndustries, subIndustryList } from '@/features/sectors/contract'
import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { OfferType } from '../kinds/contract'
import { offerDeletions } from '../deletion/contract'
import {
  addProduct,
  addService,
  editProduct,
  editService,
  myProducts,
  myServices,
  type MyOffer,
} from './contract'
import type { FormSubject, OfferValues } from './rules'

const lists = { products: myProducts, services: myServices }

/** The offers of one's own company of a type, for its members. */
export const myOffers = (type: OfferType, companyId: number): Promise<MyOffer[]> =>
  call(lists[type], { params: { companyId } })

/** One of them, or null. */
export async function myOffer(type: OfferType, companyId: number, id: number) {
  const all = await myOffers(type, companyId)
  return all.find((one) => one.id === id) ?? null
}

export const removeOffer = (type: OfferType, id: number) =>
  call(offerDeletions[type].remove, { params: { id } })

export const restoreOffer = (type: OfferType, id: number) =>
  call(offerDeletions[type].restore, { params: { id } })

/**
 * The sectors of a type and the sub-sectors of all. A list that cannot be loaded is empty; the form
 * still opens (spec part 3 section 8).
 */
export async function sectorChoices(type: OfferType) {
  const [sectors, subs] = await Promise.allSettled([
    call(type === 'products' ? productIndustries : serviceIndustries),
    call(subIndustryList),
  ])
  return {
    sectors: sectors.status === 'fulfilled' ? sectors.value : [],
    subs: subs.status === 'fulfilled' ? subs.value : [],
  }
}

export type SectorChoices = Awaited<ReturnType<typeof sectorChoices>>

/** Subheadings of the Harmonized System by digits or words; null where there is no search. */
export const findHsCodes = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

/** Sends a new item, or a change of an existing one. Returns 'Success'. */
export function sendOffer(
  { type, item }: FormSubject,
  values: OfferValues,
  {
    companyId,
    version,
    uploading,
  }: { companyId: number; version: number | null; uploading: Uploading },
) {
  const { pictures: chosen, certificate_image, gs1_code, hs_code, ...shared } = values
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
    return type === 'products'
      ? upload(addProduct, { body: { ...texts, ...codes }, files }, uploading)
      : upload(addService, { body: texts, files }, uploading)
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
