import 'server-only'
import type { Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { eventWrite } from '../contract'
import { insertEvents } from './repository'

/** Writes events through the rules of every write: contract schema, then clean HTML. */
export async function importEvents(db: Executor, records: unknown[]) {
  const checked = eventWrite.array().parse(records)
  await insertEvents(
    db,
    checked.map((record) => sanitiseFields(record, ['description_eng', 'description_ara'])),
  )
}
