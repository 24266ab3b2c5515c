import 'server-only'
import { idsOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { localLocation } from '../rules'
import { companyListShape } from '../search-params'
import { countCompanies, findCompany, selectCompanies } from './repository'

interface CompanyQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  industry?: string | undefined
  service?: string | undefined
  country?: string | undefined
  governorate?: string | undefined
}

/** Approved companies, newest first; a page when any parameter is given (decisions section 3). */
export async function listCompanies(query: CompanyQuery, locationType?: number) {
  const db = await database()
  const filters = {
    search: query.q,
    industries: idsOf(query.industry),
    services: idsOf(query.service),
    countries: idsOf(query.country),
    governorates: idsOf(query.governorate),
    locationType,
  }
  return listOrPage(query, companyListShape.pageSize, {
    rows: (range) => selectCompanies(db, { ...filters, ...range }),
    count: () => countCompanies(db, filters),
  })
}

/** Approved companies that sit in Jordan, in the same forms. */
export async function listLocalCompanies(query: CompanyQuery) {
  return listCompanies(query, localLocation)
}

/** One approved company. Throws `not_found`, also for one that is not approved. */
export async function getCompany(id: number) {
  const company = await findCompany(await database(), id)
  if (!company) throw new Problem('not_found')
  return company
}
