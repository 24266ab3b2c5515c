import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import { institutionModes, institutions, institutionTypes } from '@/lib/db/schema/institutions'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { institutionList } from '../contract'
import { searchedFields } from '../rules'

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

function filter({ q, type, mode, governorate }: QueryOf<typeof institutionList>, db: Executor) {
  const ofTypes = withIds(institutionTypes.type_id, type)
  const ofModes = withIds(institutionModes.mode_id, mode)
  const typed = () =>
    db.select({ id: institutionTypes.institution_id }).from(institutionTypes).where(ofTypes)
  const inModes = () =>
    db.select({ id: institutionModes.institution_id }).from(institutionModes).where(ofModes)
  return and(
    ofTypes && inArray(institutions.id, typed()),
    ofModes && inArray(institutions.id, inModes()),
    withIds(institutions.gov_id, governorate),
    mentions([institutions.name, ...columnsOf(institutions, searchedFields)], q),
  )
}

export const publicInstitutions = publicRecords({
  key: institutions.id,
  select: (db) => db.select(wire(db)).from(institutions).$dynamic(),
  isPublic: eq(institutions.status, 1),
  filter,
  order: () => [asc(institutions.id)],
})
