import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import type { RowRange } from '@/lib/api/paging'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { institutionModes, institutions, institutionTypes } from '@/lib/db/schema/institutions'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { institutionList } from '../contract'
import { searchedFields } from '../rules'

type InstitutionQuery = QueryOf<typeof institutionList>

const isPublic = eq(institutions.status, 1)

/** The columns of an institution with the ids of its types and modes. */
function wire(db: Executor) {
  const types = db
    .select({ id: institutionTypes.type_id })
    .from(institutionTypes)
    .where(eq(institutionTypes.institution_id, institutions.id))
    .orderBy(asc(institutionTypes.type_id))
  const modes = db
    .select({ id: institutionModes.mode_id })
    .from(institutionModes)
    .where(eq(institutionModes.institution_id, institutions.id))
    .orderBy(asc(institutionModes.mode_id))
  return {
    ...getTableColumns(institutions),
    type_id: sql<number[]>`array(${types})`,
    mode_id: sql<number[]>`array(${modes})`,
  }
}

function publicInstitutions(db: Executor, { q, type, mode, governorate }: InstitutionQuery) {
  const ofTypes = withIds(institutionTypes.type_id, type)
  const ofModes = withIds(institutionModes.mode_id, mode)
  const typed = () =>
    db.select({ id: institutionTypes.institution_id }).from(institutionTypes).where(ofTypes)
  const inModes = () =>
    db.select({ id: institutionModes.institution_id }).from(institutionModes).where(ofModes)
  return and(
    isPublic,
    ofTypes && inArray(institutions.id, typed()),
    ofModes && inArray(institutions.id, inModes()),
    withIds(institutions.gov_id, governorate),
    mentions([institutions.name, ...columnsOf(institutions, searchedFields)], q),
  )
}

export async function selectInstitutions(
  db: Executor,
  query: InstitutionQuery,
  { limit, offset }: RowRange,
) {
  return db
    .select(wire(db))
    .from(institutions)
    .where(publicInstitutions(db, query))
    .orderBy(asc(institutions.id))
    .limit(limit)
    .offset(offset)
}

export async function countInstitutions(db: Executor, query: InstitutionQuery) {
  return countUpTo(db, institutions, publicInstitutions(db, query))
}

export async function findInstitution(db: Executor, id: number) {
  const [institution] = await db
    .select(wire(db))
    .from(institutions)
    .where(and(eq(institutions.id, id), isPublic))
    .limit(1)
  return institution
}
