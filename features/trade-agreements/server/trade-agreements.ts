import 'server-only'
import { valuesOf } from '@/lib/api/list-query'
import type { DateSort } from '@/lib/api/list-state'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { agreementListShape } from '../search-params'
import {
  countPublicAgreements,
  findCountryAgreement,
  selectCountryAgreements,
  selectPublicAgreements,
} from './trade-agreements.sql'

interface AgreementQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  country?: string | undefined
  status?: string | undefined
  sort?: DateSort | undefined
}

/** Public agreements, newest in force first; a page when any parameter is given (decisions section 3). */
export async function listAgreements(query: AgreementQuery) {
  const db = await database()
  const filters = {
    search: query.q,
    countries: valuesOf(query.country),
    statuses: valuesOf(query.status),
  }
  return listOrPage(query, agreementListShape.pageSize, {
    rows: (range) => selectPublicAgreements(db, { ...filters, ...range, sort: query.sort }),
    count: () => countPublicAgreements(db, filters),
  })
}

/** Countries with a visible agreement. */
export async function listCountryAgreements() {
  return selectCountryAgreements(await database())
}

/** The agreements with one country. Throws `not_found`, also where they are not visible. */
export async function getCountryAgreement(id: number) {
  const found = await findCountryAgreement(await database(), id)
  if (!found) throw new Problem('not_found')
  return found
}
