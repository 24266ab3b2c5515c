import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { credentialWrite } from '../contract'
import { insertCredentials } from './repository'

/** Writes credentials through the rules of every write: contract schema, then clean HTML. */
export async function importCredentials(db: Executor, records: unknown[]) {
  const checked = credentialWrite.array().parse(records)
  await insertCredentials(
    db,
    checked.map((record) => sanitiseFields(record, ['description_eng', 'description_ara'])),
  )
}
