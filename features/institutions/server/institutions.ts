import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import type { institutionList } from '../contract'
import { institutionListShape } from '../search-params'
import { publicInstitutions } from './institutions.sql'

/** Public institutions in their order; a page when any parameter is given (decisions section 3). */
export async function listInstitutions(query: QueryOf<typeof institutionList>) {
  return publicInstitutions.list(query, institutionListShape.pageSize)
}

/** One public institution. Throws `not_found`. */
export async function getInstitution(id: number) {
  return publicInstitutions.get(id)
}
