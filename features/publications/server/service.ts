import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { publicationWrite } from '../contract'
import { insertPublications } from './repository'

/** Writes publications through the rules of every write: contract schema, then clean HTML. */
export async function importPublications(db: Executor, records: unknown[]) {
  const checked = publicationWrite.array().parse(records)
  await insertPublications(
    db,
    checked.map((record) => sanitiseFields(record, ['TARIFF_ENG', 'TARIFF_ARA'])),
  )
}
