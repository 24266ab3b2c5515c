import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import type { eventList } from '../contract'
import { eventListShape } from '../search-params'
import { countEvents, findEvent, selectEvents, selectEventsWith, type EventRow } from './events.sql'

/** Events, latest first; a page when any parameter is given (decisions section 3). */
export async function listEvents(query: QueryOf<typeof eventList>) {
  const db = await database()
  return listOrPage(query, eventListShape.pageSize, {
    rows: async (range) => (await selectEvents(db, query, { ...range, day: today() })).map(toEvent),
    count: () => countEvents(db, query),
  })
}

/** One event. Throws `not_found`. */
export async function getEvent(id: number) {
  const row = await findEvent(await database(), id)
  if (!row) throw new Problem('not_found')
  return toEvent(row)
}

/** Events by their ids, as other lists show them. */
export async function eventsWith(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof toEvent>>()
  return new Map((await selectEventsWith(db, ids)).map((row) => [row.event.id, toEvent(row)]))
}

/** An event with its plain name, its sectors and the names of its country. */
function toEvent({ event, country, industry_id }: EventRow) {
  return {
    ...event,
    name: inLocale(event, 'name', 'en'),
    ...renamePair(country, 'name', 'country_name', 'bare'),
    industry_id,
  }
}
