import { countries, governorates } from '@/features/reference-lists/contract'
import { productIndustries, serviceIndustries } from '@/features/sectors/contract'
import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { viewFrom } from '@/lib/api/list-state'
import { wholeFrom } from '@/lib/api/paging'
import { numberIn } from '@/lib/routing/routes'
import { companyById, companyList, type Company } from './contract'
import { matchesCompany } from './rules'
import { companyViews, type CompanyState } from './search-params'

/** One view of the companies, as its address asks for it. */
export async function companyPage(state: CompanyState) {
  const answer = await call(companyList, { query: companyViews.query(state) })
  return viewFrom(answer, companyViews, state, matchesCompany)
}

/**
 * The approved company that a segment names, or null; a provider that knows only the list is asked
 * for that.
 */
export async function companyAt(segment: string): Promise<Company | null> {
  const id = numberIn(segment)
  if (id === null) return null
  const found = await orWhenMissing(call(companyById, { params: { id } }), async () =>
    wholeFrom(await call(companyList, { query: {} })).find((one) => one.id === id),
  )
  return found ?? null
}

/** The names that companies are told by: sectors of both kinds, countries, governorates. */
export async function companyNames() {
  const [products, services, all, places] = await Promise.all([
    call(productIndustries),
    call(serviceIndustries),
    call(countries),
    call(governorates),
  ])
  return { products, services, countries: all, governorates: places }
}

export type CompanyNames = Awaited<ReturnType<typeof companyNames>>
