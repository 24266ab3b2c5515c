import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { institutionWrite, type institutionList } from '../contract'
import { institutionListShape } from '../search-params'
import {
  countInstitutions,
  findInstitution,
  insertInstitutions,
  selectInstitutions,
} from './institutions.sql'

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

/** Imports support institutions after validation against their contract. */
export async function importInstitutions(db: Executor, records: unknown[]) {
  await insertInstitutions(db, institutionWrite.array().parse(records))
}
