import 'server-only'
import { idsOf, valuesOf } from '@/lib/api/list-query'
import type { DateSort } from '@/lib/api/list-state'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { today } from '@/lib/i18n/today'
import { eventWrite, type EventWrite } from '../contract'
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

interface EventQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  location?: EventWrite['location_type'] | undefined
  country?: string | undefined
  type?: string | undefined
  mode?: string | undefined
  industry?: string | undefined
  year?: string | undefined
  sort?: DateSort | undefined
}

/** Events, latest first; a page when any parameter is given (decisions section 3). */
export async function listEvents(query: EventQuery) {
  const db = await database()
  const filters = {
    search: query.q,
    location: query.location,
    countries: idsOf(query.country),
    types: idsOf(query.type),
    modes: idsOf(query.mode),
    industries: idsOf(query.industry),
    years: valuesOf(query.year),
  }
  return listOrPage(query, eventListShape.pageSize, {
    rows: async (range) =>
      (await selectEvents(db, { ...filters, ...range, sort: query.sort })).map(toEvent),
    count: () => countEvents(db, filters),
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
  const checked = eventWrite.array().parse(records)
  await insertEvents(
    db,
    checked.map((record) => sanitiseFields(record, ['description_eng', 'description_ara'])),
  )
}
