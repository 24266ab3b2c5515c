import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import type { agreementList } from '../contract'
import { agreementListShape } from '../search-params'
import { publicAgreements, visibleCountryPages } from './trade-agreements.sql'

/** Public agreements, newest in force first; a page when any parameter is given (decisions section 3). */
export async function listAgreements(query: QueryOf<typeof agreementList>) {
  return publicAgreements.list(query, agreementListShape.pageSize)
}

/** Countries with a visible agreement. */
export async function listCountryAgreements() {
  return visibleCountryPages.rows({})
}

/** The agreements with one country. Throws `not_found`, also where they are not visible. */
export async function getCountryAgreement(id: number) {
  return visibleCountryPages.get(id)
}
