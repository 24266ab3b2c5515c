import {
  industryById,
  productIndustries,
  serviceIndustries,
  subIndustriesByIndustry,
  subIndustryList,
} from '@/features/sectors/contract'
import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { viewFrom } from '@/lib/api/list-state'
import { wholeFrom } from '@/lib/api/paging'
import {
  directoryPages,
  directoryParts,
  offersOfCompany,
  offerTypes,
  productById,
  productsBySubIndustry,
  productsOfCompany,
  serviceById,
  servicesBySubIndustry,
  servicesOfCompany,
  type CompanyOffer,
  type Offer,
  type OfferType,
} from './contract'
import { numberIn, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { matchesCompanyOffer, offerTypeOf } from './rules'
import {
  companyOfferViews,
  sectorOfferViews,
  type CompanyOfferState,
  type SectorOfferState,
} from './search-params'

const calls = {
  products: { byId: productById, bySub: productsBySubIndustry, sectors: productIndustries },
  services: { byId: serviceById, bySub: servicesBySubIndustry, sectors: serviceIndustries },
}

/** One approved product or service, or null. */
export function approvedOffer(type: OfferType, id: number): Promise<Offer | null> {
  return orWhenMissing(call(calls[type].byId, { params: { id } }), () => null)
}

/** What both calls of the tables say of a company, for a provider that knows only those. */
async function bothOfCompany(id: number): Promise<CompanyOffer[]> {
  const [products, services] = await Promise.all([
    call(productsOfCompany, { params: { id }, query: {} }),
    call(servicesOfCompany, { params: { id }, query: {} }),
  ])
  return [
    ...wholeFrom(products).map((offer) => ({ ...offer, type: 'products' as const })),
    ...wholeFrom(services).map((offer) => ({ ...offer, type: 'services' as const })),
  ]
}

/** One view of what a company offers, as its address asks for it. */
export async function companyOfferPage(id: number, state: CompanyOfferState) {
  const { type, ...query } = companyOfferViews.query(state)
  const asked = offerTypes.find((one) => one === type)
  const answer = await orWhenMissing(
    call(offersOfCompany, { params: { id }, query: { ...query, type: asked } }),
    () => bothOfCompany(id),
  )
  return viewFrom(answer, companyOfferViews, state, matchesCompanyOffer)
}

/** One page of the products or services of a sub-sector. */
export async function sectorOfferPage(type: OfferType, sub: number, state: SectorOfferState) {
  const query = sectorOfferViews.query(state)
  const answer = await call(calls[type].bySub, { params: { id: sub }, query })
  return viewFrom(answer, sectorOfferViews, state, () => true)
}

/** The sectors that products, or services, stand in. */
export function offerSectors(type: OfferType) {
  return call(calls[type].sectors)
}

/** A sector with its sub-sectors, or null. */
export async function offerSector(type: OfferType, iid: number) {
  const sector = await orWhenMissing(call(industryById, { params: { id: iid } }), () => null)
  if (!sector || !(type === 'products' ? sector.for_products : sector.for_services)) return null
  return { sector, subs: await call(subIndustriesByIndustry, { params: { id: iid } }) }
}

/** What the segments of a sub-sector's address name, or null where they name nothing. */
export async function offerPlace(segments: { type: string; sector: string; sub: string }) {
  const type = offerTypeOf(segments.type)
  const [iid, id] = [numberIn(segments.sector), numberIn(segments.sub)]
  if (type === null || iid === null || id === null) return null
  const found = await offerSector(type, iid)
  const sub = found?.subs.find((one) => one.id === id)
  return found && sub ? { type, sector: found.sector, sub } : null
}

/** The names of all sectors and sub-sectors. */
export async function sectorNames() {
  const [products, services, subs] = await Promise.all([
    call(productIndustries),
    call(serviceIndustries),
    call(subIndustryList),
  ])
  return { products, services, subs }
}

export type SectorNames = Awaited<ReturnType<typeof sectorNames>>

/** The parts of the directory for the site map; a provider does not tell them. */
export function directoryPartNumbers(): Promise<number[]> {
  return orWhenMissing(call(directoryParts), () => [])
}

/** Companies, products and services of one part as pages of the site map, or null. */
export async function directoryListedPages(part: number): Promise<ListedPage[] | null> {
  const found = await orWhenMissing(call(directoryPages, { params: { id: part } }), () => null)
  if (found === null) return null
  const listed = (path: string, changed: string | null) => ({
    paths: { en: path, ar: path },
    changed,
  })
  return [
    ...found.companies.map(({ id, updated_at: at }) => listed(routes.company(id), at)),
    ...offerTypes.flatMap((type) =>
      found[type].map(({ id, updated_at: at }) => listed(routes.offer(type, id), at)),
    ),
  ]
}
