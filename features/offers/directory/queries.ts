import type { Company } from '@/features/companies/directory/contract'
import { countries, type Country } from '@/features/reference-lists/contract'
import {
  industryById,
  productIndustries,
  serviceIndustries,
  subIndustriesByIndustry,
  subIndustryList,
} from '@/features/sectors/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import { numberIn, routes } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { offerTypes, type OfferType } from '../kinds/contract'
import {
  companyOfferFilters,
  directoryPages,
  directoryParts,
  offerCalls,
  offerFilters,
  offersOfCompany,
  type PicturedOffer,
} from './contract'
import { offerTypeOf } from './rules'
import {
  companyOfferListShape,
  sectorOfferListShape,
  type CompanyOfferState,
  type SectorOfferState,
} from './search-params'

const sectors = { products: productIndustries, services: serviceIndustries }

/** One approved product or service, or null. */
export function approvedOffer(type: OfferType, id: number): Promise<PicturedOffer | null> {
  return whenNotFound(call(offerCalls[type].byId, { params: { id } }), () => null)
}

/** The names of the markets that an offer is sold to. */
export async function marketNames({
  markets,
}: Pick<PicturedOffer, 'markets'>): Promise<MarketName[]> {
  if (markets.length === 0) return []
  const all = await call(countries).catch(() => [])
  return all.filter(({ id }) => markets.includes(id))
}

export type MarketName = Pick<Country, 'id' | 'name_eng' | 'name_ara'>

/** The offers of a company in the view of an address. */
export async function companyOfferPage(id: number, state: CompanyOfferState) {
  const { type, ...query } = companyOfferListShape.query(state)
  const wanted = offerTypes.find((one) => one === type)
  const answer = await call(offersOfCompany, { params: { id }, query: { ...query, type: wanted } })
  return pageOnly(answer)
}

/** One page of the products or services of a sub-sector. */
export async function sectorOfferPage(type: OfferType, sub: number, state: SectorOfferState) {
  const query = sectorOfferListShape.query(state)
  return pageOnly(await call(offerCalls[type].bySubIndustry, { params: { id: sub }, query }))
}

/** The sectors of products, or of services. */
export function offerSectors(type: OfferType) {
  return call(sectors[type])
}

/** The sectors and sub-sectors that lead to an offer; undefined where the portal does not say. */
const usedSectors = async () => (isServed(offerFilters) ? call(offerFilters) : undefined)

/** The sectors of products, or of services, that lead to one. */
export async function sectorsInUse(type: OfferType) {
  const [all, used] = await Promise.all([offerSectors(type), usedSectors()])
  return used ? all.filter(({ iid }) => used[type].industries.includes(iid)) : all
}

/** Those of some sub-sectors that lead to a product, or a service. */
export async function subSectorsInUse<Sub extends { id: number }>(
  type: OfferType,
  subs: readonly Sub[],
) {
  const used = await usedSectors()
  return used ? subs.filter(({ id }) => used[type].subs.includes(id)) : [...subs]
}

/** What the offers of a company can be filtered by: where nobody knows, by all that it says of itself. */
export async function companySectors(company: Company) {
  if (isServed(companyOfferFilters)) {
    const used = await call(companyOfferFilters, { params: { id: company.id } })
    return { ...used, types: offerTypes.filter((type) => used[type].subs.length > 0) }
  }
  return {
    types: offerTypes,
    products: {
      industries: company.industry_information_for_products,
      subs: company.sub_industries_for_products,
    },
    services: {
      industries: company.industry_information_for_services,
      subs: company.sub_industries_for_services,
    },
  }
}

/** A sector with its sub-sectors, or null. */
export async function offerSector(type: OfferType, iid: number) {
  const sector = await whenNotFound(call(industryById, { params: { id: iid } }), () => null)
  if (!sector || !(type === 'products' ? sector.for_products : sector.for_services)) return null
  return { sector, subs: await call(subIndustriesByIndustry, { params: { id: iid } }) }
}

/** The sector and sub-sector of address segments, or null when they do not exist. */
export async function findSubSector(segments: { type: string; sector: string; sub: string }) {
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

/** The parts of the directory for the site map. */
export function directoryPartNumbers(): Promise<number[]> {
  return call(directoryParts)
}

/** Companies, products and services of one part as pages of the site map, or null. */
export async function directoryListedPages(part: string): Promise<ListedPage[] | null> {
  const number = numberIn(part)
  if (number === null) return null
  const found = await whenNotFound(call(directoryPages, { params: { id: number } }), () => null)
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
