import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import type { eventList } from '../contract'
import { eventListShape } from '../search-params'
import { listedEvents, selectEventsWith, type EventRow } from './events.sql'

/** Events, latest first; a page when any parameter is given (decisions section 3). */
export async function listEvents(query: QueryOf<typeof eventList>) {
  const onDay = { ...query, day: today() }
  return listOrPage(query, eventListShape.pageSize, {
    rows: async (range) => (await listedEvents.rows(onDay, range)).map(toEvent),
    count: () => listedEvents.count(onDay),
  })
}

/** One event. Throws `not_found`. */
export async function getEvent(id: number) {
  return toEvent(await listedEvents.get(id))
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
