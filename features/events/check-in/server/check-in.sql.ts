import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { eventJoins, events } from '@/lib/db/schema/events'
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { EventParticipant, participantStates } from '../contract'

interface EventFilters {
  search: string | undefined
  time: 'coming' | 'over' | undefined
  day: string
}

const matching = ({ search, time, day }: EventFilters) =>
  and(
    time === undefined ? undefined : (time === 'coming' ? gte : lt)(events.date_end, day),
    mentions(columnsOf(events, ['name']), search),
  )

/** The rows of an event's participants of which a condition holds. */
const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${eventJoins} one where one.event_id = ${events.id} and ${condition})`

const eventRow = {
  id: events.id,
  ...columnPair(events, 'name'),
  date_start: events.date_start,
  date_end: events.date_end,
  capacity: events.capacity,
  joined: countOf(sql`one.state = 'joined'`),
  waiting: countOf(sql`one.state = 'waiting'`),
  present: countOf(sql`one.state = 'joined' and one.present_at is not null`),
}

export async function selectEventsWithPeople(
  db: Executor,
  { limit, offset, ...filters }: EventFilters & RowRange,
) {
  const turn = filters.time === 'coming' ? asc : desc
  return db
    .select(eventRow)
    .from(events)
    .where(matching(filters))
    .orderBy(turn(events.date_start), turn(events.id))
    .limit(limit)
    .offset(offset)
}

export async function countEventsWithPeople(db: Executor, filters: EventFilters) {
  return countUpTo(db, events, matching(filters))
}

export async function findEventWithPeople(db: Executor, id: number) {
  const [found] = await db.select(eventRow).from(events).where(eq(events.id, id))
  return found
}

export interface ParticipantFilters {
  search: string | undefined
  state: (typeof participantStates)[number] | undefined
  present: boolean | undefined
}

const ofCompany = and(
  eq(companyVersions.company_id, users.company_id),
  eq(companyVersions.edition, 'owner'),
)

function chosen(event_id: number, { search, state, present }: ParticipantFilters) {
  const names = columnsOf(companyVersions, ['company_registered_name'])
  return and(
    eq(eventJoins.event_id, event_id),
    state === undefined ? ne(eventJoins.state, 'withdrawn') : eq(eventJoins.state, state),
    present === undefined ? undefined : (present ? isNotNull : isNull)(eventJoins.present_at),
    mentions([users.name, users.last_name, users.email, users.phone, ...names], search),
  )
}

/** Participants by name; those who wait by their place in the queue. */
export async function selectParticipants(
  db: Executor,
  event_id: number,
  { limit, offset, ...filters }: ParticipantFilters & RowRange,
): Promise<EventParticipant[]> {
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
      email: users.email,
      phone: users.phone,
      state: eventJoins.state,
      joined_at: eventJoins.joined_at,
      present_at: eventJoins.present_at,
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
    })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .leftJoin(companyVersions, ofCompany)
    .where(chosen(event_id, filters))
    .orderBy(
      asc(eventJoins.state),
      asc(sql`case when ${eventJoins.state} = 'waiting' then ${eventJoins.joined_at} end`),
      asc(users.name),
      asc(users.last_name),
      asc(users.id),
    )
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    state: row.state,
    joined_at: row.joined_at,
    present_at: row.present_at,
    ...renamePair(row, 'company_registered_name', 'company'),
  }))
}

export async function countParticipants(
  db: Executor,
  event_id: number,
  filters: ParticipantFilters,
): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .leftJoin(companyVersions, ofCompany)
    .where(chosen(event_id, filters))
  return counted?.total ?? 0
}

/** Checks somebody with a place in, once, or takes that back; false where it is so already. */
export async function setPresence(
  db: Executor,
  {
    event_id,
    user_id,
    by,
    present,
  }: { event_id: number; user_id: number; by: number; present: boolean },
): Promise<boolean> {
  const changed = await db
    .update(eventJoins)
    .set(
      present ? { present_at: sql`now()`, marked_by: by } : { present_at: null, marked_by: null },
    )
    .where(
      and(
        eq(eventJoins.event_id, event_id),
        eq(eventJoins.user_id, user_id),
        eq(eventJoins.state, 'joined'),
        (present ? isNull : isNotNull)(eventJoins.present_at),
      ),
    )
    .returning({ user_id: eventJoins.user_id })
  return changed.length > 0
}

export async function findState(db: Executor, event_id: number, user_id: number) {
  const [found] = await db
    .select({ state: eventJoins.state })
    .from(eventJoins)
    .where(and(eq(eventJoins.event_id, event_id), eq(eventJoins.user_id, user_id)))
  return found?.state
}
