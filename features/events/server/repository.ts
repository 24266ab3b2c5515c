import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { eventIndustries, events } from '@/lib/db/schema/events'
import type { EventWrite } from '../contract'

export async function insertEvents(db: Executor, records: EventWrite[]) {
  await insertAll(db, events, records)
  await insertAll(
    db,
    eventIndustries,
    records.flatMap(({ id, industry_id }) =>
      industry_id.map((industry) => ({ event_id: id, industry_id: industry })),
    ),
  )
  await raiseIdentity(db, events)
}
