import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import type { institutionList } from '../contract'
import { institutionListShape } from '../search-params'
import { countInstitutions, findInstitution, selectInstitutions } from './institutions.sql'

/** Public institutions in their order; a page when any parameter is given (decisions section 3). */
export async function listInstitutions(query: QueryOf<typeof institutionList>) {
  const db = await database()
  return listOrPage(query, institutionListShape.pageSize, {
    rows: (range) => selectInstitutions(db, query, range),
    count: () => countInstitutions(db, query),
  })
}

/** One public institution. Throws `not_found`. */
export async function getInstitution(id: number) {
  const institution = await findInstitution(await database(), id)
  if (!institution) throw new Problem('not_found')
  return institution
}
