import { countries, governorates } from '@/features/reference-lists/contract'
import { productIndustries, serviceIndustries } from '@/features/sectors/contract'
import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { pageOnly } from '@/lib/api/paging'
import { numberIn } from '@/lib/routing/routes'
import { companyById, companyFilters, companyList, type Company } from './contract'
import { companyListShape, type CompanyState } from './search-params'

/** The companies in the view of an address. */
export async function companyPage(state: CompanyState) {
  return pageOnly(await call(companyList, { query: companyListShape.query(state) }))
}

/** The approved company of an address segment, or null. */
export async function companyAt(segment: string): Promise<Company | null> {
  const id = numberIn(segment)
  return id === null ? null : whenNotFound(call(companyById, { params: { id } }), () => null)
}

/** The names for filters and cards: sectors of both kinds, countries, governorates. */
export async function companyNames() {
  const [products, services, all, places] = await Promise.all([
    call(productIndustries),
    call(serviceIndustries),
    call(countries),
    call(governorates),
  ])
  return { products, services, countries: all, governorates: places }
}

/** The values of the filters that companies have; undefined where the portal does not say. */
export const usedFilters = async () => (isServed(companyFilters) ? call(companyFilters) : undefined)

export type UsedFilters = Awaited<ReturnType<typeof usedFilters>>

export type CompanyNames = Awaited<ReturnType<typeof companyNames>>
