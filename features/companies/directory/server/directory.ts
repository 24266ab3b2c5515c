import 'server-only'
import type { OutputOf, QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { eachOnce } from '@/lib/api/used-values'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { companyFilters, companyList } from '../contract'
import { localLocation } from '../rules'
import { companyListShape } from '../search-params'
import { findCompany, selectCompanies, selectUsedIds } from './directory.sql'

/** Approved companies, newest first; a page when any parameter is given (decisions section 3). */
export async function listCompanies(query: QueryOf<typeof companyList>, locationType?: number) {
  const db = await database()
  const { page: _page, per_page: _size, ...given } = query
  const filters = { ...given, locationType }
  let found: ReturnType<typeof selectCompanies> | undefined
  return listOrPage(query, companyListShape.pageSize, {
    rows: async (range) => {
      found = selectCompanies(db, { ...filters, ...range, day: today() })
      return (await found).companies
    },
    count: async () => (await found)?.total ?? 0,
  })
}

/** Approved companies that sit in the country, in the same forms. */
export async function listLocalCompanies(query: QueryOf<typeof companyList>) {
  return listCompanies(query, localLocation)
}

/** One approved company. Throws `not_found`, also for one that is not approved. */
export async function getCompany(id: number) {
  const company = await findCompany(await database(), id, today())
  if (!company) throw new Problem('not_found')
  return company
}

/** The sectors, countries and governorates that approved companies have: others lead to nothing. */
export async function listUsedFilters(): Promise<OutputOf<typeof companyFilters>> {
  const used = await selectUsedIds(await database())
  const idsIn = (rows: readonly { id: number | null }[]) => eachOnce(rows.map(({ id }) => id))
  return {
    products: idsIn(used.products),
    services: idsIn(used.services),
    countries: idsIn(used.countries),
    governorates: idsIn(used.governorates),
  }
}
