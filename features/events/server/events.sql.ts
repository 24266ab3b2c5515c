import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { inYears, withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import { eventIndustries, events } from '@/lib/db/schema/events'
import { countries } from '@/lib/db/schema/geography'
import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { eventList } from '../contract'
import { searchedFields } from '../rules'

type EventQuery = QueryOf<typeof eventList>

/** The search covers an event and the name of its country. */
function mentioned(db: Executor, search: string | undefined) {
  const names = mentions(columnsOf(countries, ['name']), search)
  return or(
    mentions(columnsOf(events, searchedFields), search),
    names &&
      inArray(events.country_id, db.select({ id: countries.id }).from(countries).where(names)),
  )
}

function filter(query: EventQuery, db: Executor) {
  const about = withIds(eventIndustries.industry_id, query.industry)
  const inIndustries = () =>
    db.select({ id: eventIndustries.event_id }).from(eventIndustries).where(about)
  return and(
    query.location && eq(events.location_type, query.location),
    withIds(events.country_id, query.country),
    withIds(events.type_id, query.type),
    withIds(events.mode_id, query.mode),
    about && inArray(events.id, inIndustries()),
    inYears(events.date_start, query.year),
    mentioned(db, query.q),
  )
}

/** The columns of an event with its sectors and the names of its country. */
function wire(db: Executor) {
  const industries = db
    .select({ id: eventIndustries.industry_id })
    .from(eventIndustries)
    .where(eq(eventIndustries.event_id, events.id))
    .orderBy(asc(eventIndustries.industry_id))
  const {
    type_list: _type,
    mode_list: _mode,
    status_list: _status,
    ...columns
  } = getTableColumns(events)
  return { event: columns, country: countries, industry_id: sql<number[]>`array(${industries})` }
}

export type EventRow = Awaited<ReturnType<typeof selectEventsWith>>[number]

function selected(db: Executor) {
  return db.select(wire(db)).from(events).innerJoin(countries, eq(countries.id, events.country_id))
}

/** The order of a list; `soonest` puts events that are over on a day last, the latest of them first. */
function inOrderOf(sort: EventQuery['sort'], day: string) {
  const turn = sort === 'date-asc' ? asc : desc
  const byDate = [turn(events.date_start), turn(events.id)]
  if (sort !== 'soonest') return byDate
  const isOver = sql`${events.date_end} < ${day}::date`
  const coming = sql`case when ${isOver} then null else ${events.date_start} end`
  const comingId = sql`case when ${isOver} then null else ${events.id} end`
  return [asc(isOver), asc(coming), asc(comingId), ...byDate]
}

export const listedEvents = publicRecords({
  key: events.id,
  select: (db) => selected(db).$dynamic(),
  filter,
  order: ({ sort, day }: EventQuery & { day: string }) => inOrderOf(sort, day),
})

/** Events by their ids. */
export async function selectEventsWith(db: Executor, ids: readonly number[]) {
  return selected(db).where(inArray(events.id, [...ids]))
}
