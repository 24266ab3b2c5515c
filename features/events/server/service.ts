import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import { today } from '@/lib/i18n/today'
import { eventWrite, type eventList } from '../contract'
import { isOpenToJoin } from '../rules'
import { eventListShape } from '../search-params'
import { toEvent } from './mapper'
import {
  countEvents,
  deleteJoins,
  findEvent,
  insertEvents,
  insertJoin,
  selectEvents,
  selectJoins,
} from './repository'

/** Events, latest first; a page when any parameter is given (decisions section 3). */
export async function listEvents(query: QueryOf<typeof eventList>) {
  const db = await database()
  return listOrPage(query, eventListShape.pageSize, {
    rows: async (range) => (await selectEvents(db, query, range)).map(toEvent),
    count: () => countEvents(db, query),
  })
}

/** One event. Throws `not_found`. */
export async function getEvent(id: number) {
  const row = await findEvent(await database(), id)
  if (!row) throw new Problem('not_found')
  return toEvent(row)
}

/**
 * The caller joins an event, once. Throws `not_found`, and `conflict` when the event is
 * over or closed (spec part 2 section 4).
 */
export async function joinEvent(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  const db = await database()
  const row = await findEvent(db, id)
  if (!row) throw new Problem('not_found')
  if (!isOpenToJoin(row.event, today())) throw new Problem('conflict')
  await insertJoin(db, id, userId)
  return 'Success'
}

/** The ids of the events the caller has joined. */
export async function listJoined(actor: Actor) {
  const joins = await selectJoins(await database(), personOf(actor).userId)
  return joins.map(({ event_id }) => event_id)
}

/** The events a person has joined, for the export of their data. */
export async function joinsOf(db: Executor, userId: number) {
  return selectJoins(db, userId)
}

/** Removes a person from all events when their account is closed. */
export async function endJoins(db: Executor, userId: number) {
  await deleteJoins(db, userId)
}

/** Imports events with the checks of every write: contract schema, then clean HTML. */
export async function importEvents(db: Executor, records: unknown[]) {
  const htmlFields = ['description_eng', 'description_ara'] as const
  await insertEvents(db, cleanRecords(eventWrite, records, htmlFields))
}
