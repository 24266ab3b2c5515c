import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { institutionModes, institutions, institutionTypes } from '@/lib/db/schema/institutions'
import type { InstitutionWrite } from '../contract'

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
