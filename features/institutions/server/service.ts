import 'server-only'
import { idsOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { institutionWrite } from '../contract'
import { institutionListShape } from '../search-params'
import {
  countInstitutions,
  findInstitution,
  insertInstitutions,
  selectInstitutions,
} from './repository'

interface InstitutionQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  type?: string | undefined
  mode?: string | undefined
  governorate?: string | undefined
}

/** Public institutions in their order; a page when any parameter is given (decisions section 3). */
export async function listInstitutions(query: InstitutionQuery) {
  const db = await database()
  const filters = {
    search: query.q,
    types: idsOf(query.type),
    modes: idsOf(query.mode),
    governorates: idsOf(query.governorate),
  }
  return listOrPage(query, institutionListShape.pageSize, {
    rows: (range) => selectInstitutions(db, { ...filters, ...range }),
    count: () => countInstitutions(db, filters),
  })
}

/** One public institution. Throws `not_found`. */
export async function getInstitution(id: number) {
  const institution = await findInstitution(await database(), id)
  if (!institution) throw new Problem('not_found')
  return institution
}

/** Imports support institutions after validation against their contract. */
export async function importInstitutions(db: Executor, records: unknown[]) {
  await insertInstitutions(db, institutionWrite.array().parse(records))
}
