import 'server-only'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { mentions } from '@/lib/db/mentions'
import { institutionModes, institutions, institutionTypes } from '@/lib/db/schema/institutions'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { InstitutionWrite } from '../contract'
import { searchedFields } from '../rules'

export interface InstitutionFilters {
  search?: string | undefined
  /** Any of these. */
  types?: number[] | undefined
  modes?: number[] | undefined
  governorates?: number[] | undefined
}

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

function publicInstitutions(
  db: Executor,
  { search, types, modes, governorates }: InstitutionFilters,
) {
  const ofType =
    types &&
    db
      .select({ id: institutionTypes.institution_id })
      .from(institutionTypes)
      .where(inArray(institutionTypes.type_id, types))
  const ofMode =
    modes &&
    db
      .select({ id: institutionModes.institution_id })
      .from(institutionModes)
      .where(inArray(institutionModes.mode_id, modes))
  return and(
    isPublic,
    ofType && inArray(institutions.id, ofType),
    ofMode && inArray(institutions.id, ofMode),
    governorates && inArray(institutions.gov_id, governorates),
    search === undefined
      ? undefined
      : mentions([institutions.name, ...columnsOf(institutions, searchedFields)], search),
  )
}

export async function selectInstitutions(
  db: Executor,
  { limit, offset, ...filters }: InstitutionFilters & { limit: number; offset: number },
) {
  return db
    .select(wire(db))
    .from(institutions)
    .where(publicInstitutions(db, filters))
    .orderBy(asc(institutions.id))
    .limit(limit)
    .offset(offset)
}

export async function countInstitutions(db: Executor, filters: InstitutionFilters) {
  return countUpTo(db, institutions, publicInstitutions(db, filters))
}

export async function findInstitution(db: Executor, id: number) {
  const [institution] = await db
    .select(wire(db))
    .from(institutions)
    .where(and(eq(institutions.id, id), isPublic))
    .limit(1)
  return institution
}

export async function insertInstitutions(db: Executor, records: InstitutionWrite[]) {
  await insertAll(db, institutions, records)
  await insertAll(
    db,
    institutionTypes,
    records.flatMap(({ id, type_id }) =>
      type_id.map((type) => ({ institution_id: id, type_id: type })),
    ),
  )
  await insertAll(
    db,
    institutionModes,
    records.flatMap(({ id, mode_id }) =>
      mode_id.map((mode) => ({ institution_id: id, mode_id: mode })),
    ),
  )
  await raiseIdentity(db, institutions)
}
