import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { eventJoins, events } from '@/lib/db/schema/events'
import { and, asc, eq, getTableColumns, gte, inArray, isNull, ne, sql } from 'drizzle-orm'

const queue = [asc(eventJoins.joined_at), asc(eventJoins.user_id)] as const

const isTaking = ne(eventJoins.state, 'withdrawn')

/**
 * Locks the places of an event until the transaction ends, so that two people who want the last one
 * come one after the other. Undefined where there is no such event.
 */
export async function lockPlaces(db: Executor, id: number) {
  const { capacity, date_start, date_end, status } = events
  const [found] = await db
    .select({ id: events.id, capacity, date_start, date_end, status })
    .from(events)
    .where(eq(events.id, id))
    .for('no key update')
  return found
}

/** How many people have a place and how many wait. */
export async function countPlaces(db: Executor, event_id: number) {
  const [counted] = await db
    .select({
      joined: sql<number>`count(*) filter (where ${eventJoins.state} = 'joined')::int`,
      waiting: sql<number>`count(*) filter (where ${eventJoins.state} = 'waiting')::int`,
    })
    .from(eventJoins)
    .where(eq(eventJoins.event_id, event_id))
  return counted ?? { joined: 0, waiting: 0 }
}

const ofPerson = (event_id: number, user_id: number) =>
  and(eq(eventJoins.event_id, event_id), eq(eventJoins.user_id, user_id))

/** A person's place or place in the queue; undefined for anyone else. */
export async function findJoin(db: Executor, event_id: number, user_id: number) {
  const [found] = await db
    .select({ state: eventJoins.state })
    .from(eventJoins)
    .where(and(ofPerson(event_id, user_id), isTaking))
  return found
}

/** Writes a person into an event or at the end of its queue, also one who comes back. */
export async function saveJoin(
  db: Executor,
  { event_id, user_id, state }: { event_id: number; user_id: number; state: 'joined' | 'waiting' },
) {
  const fresh = {
    state,
    joined_at: sql`clock_timestamp()`,
    moved_up_at: null,
    withdrawn_at: null,
    reminded_at: null,
    present_at: null,
    marked_by: null,
  }
  await db
    .insert(eventJoins)
    .values({ event_id, user_id, ...fresh })
    .onConflictDoUpdate({ target: [eventJoins.event_id, eventJoins.user_id], set: fresh })
}

export async function markWithdrawn(db: Executor, event_id: number, user_id: number) {
  await db
    .update(eventJoins)
    .set({ state: 'withdrawn', withdrawn_at: sql`now()`, meeting_text: null, present_at: null })
    .where(ofPerson(event_id, user_id))
}

/** Fills free places with those who wait longest, and answers who they are. */
export async function fillFreePlaces(db: Executor, event_id: number, free: number | null) {
  const next = db
    .select({ id: eventJoins.user_id })
    .from(eventJoins)
    .where(and(eq(eventJoins.event_id, event_id), eq(eventJoins.state, 'waiting')))
    .orderBy(...queue)
  const moved = await db
    .update(eventJoins)
    .set({ state: 'joined', moved_up_at: sql`now()` })
    .where(
      and(
        eq(eventJoins.event_id, event_id),
        inArray(eventJoins.user_id, free === null ? next : next.limit(free)),
      ),
    )
    .returning({ user_id: eventJoins.user_id })
  return moved.map(({ user_id }) => user_id)
}

/** Events that are not over and for which somebody waits. */
export async function selectAwaited(db: Executor, day: string) {
  const rows = await db
    .selectDistinct({ id: events.id })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.event_id))
    .where(and(eq(eventJoins.state, 'waiting'), gte(events.date_end, day)))
    .orderBy(asc(events.id))
  return rows.map(({ id }) => id)
}

/** The events a person has joined or waits for that are not over. */
export async function selectStates(db: Executor, user_id: number, day: string) {
  return db
    .select({ event_id: eventJoins.event_id, state: eventJoins.state })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.event_id))
    .where(and(eq(eventJoins.user_id, user_id), isTaking, gte(events.date_end, day)))
    .orderBy(asc(eventJoins.event_id))
}

/** Events that are not over and have no free place. */
export async function selectFull(db: Executor, day: string) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventJoins, and(eq(eventJoins.event_id, events.id), isTaking))
    .where(gte(events.date_end, day))
    .groupBy(events.id)
    .having(sql`count(*) >= ${events.capacity}`)
    .orderBy(asc(events.id))
  return rows.map(({ id }) => id)
}

/** A person's events: those to come by their start, then the others, the latest first. */
export async function selectOwn(
  db: Executor,
  user_id: number,
  { limit, offset, day }: RowRange & { day: string },
) {
  const isOver = sql`${events.date_end} < ${day}::date`
  const before = sql<number>`(select count(*)::int from ${eventJoins} earlier
    where earlier.event_id = ${eventJoins.event_id} and earlier.state = 'waiting'
      and (earlier.joined_at, earlier.user_id) <= (${eventJoins.joined_at}, ${eventJoins.user_id}))`
  return db
    .select({
      event_id: eventJoins.event_id,
      state: eventJoins.state,
      queue_place: sql<number | null>`case when ${eventJoins.state} = 'waiting' then ${before} end`,
    })
    .from(eventJoins)
    .innerJoin(events, eq(events.id, eventJoins.event_id))
    .where(and(eq(eventJoins.user_id, user_id), isTaking))
    .orderBy(
      asc(isOver),
      asc(sql`case when ${isOver} then null else ${events.date_start} end`),
      sql`${events.date_start} desc`,
      asc(events.id),
    )
    .limit(limit)
    .offset(offset)
}

export async function countOwn(db: Executor, user_id: number) {
  return db.$count(eventJoins, and(eq(eventJoins.user_id, user_id), isTaking))
}

/** Everything the portal holds about a person and events. */
export async function selectJoins(db: Executor, user_id: number) {
  const { marked_by: _staff, user_id: _own, ...kept } = getTableColumns(eventJoins)
  return db
    .select(kept)
    .from(eventJoins)
    .where(eq(eventJoins.user_id, user_id))
    .orderBy(asc(eventJoins.event_id))
}

/** Deletes the rows of a person, and answers their events. */
export async function deleteJoins(db: Executor, user_id: number) {
  const deleted = await db
    .delete(eventJoins)
    .where(eq(eventJoins.user_id, user_id))
    .returning({ event_id: eventJoins.event_id })
  return deleted.map(({ event_id }) => event_id).toSorted((a, b) => a - b)
}

/**
 * Marks participants of events that begin on one of these days as reminded, once across all
 * instances, and answers them. Who joined within a day was told then.
 */
export async function markReminded(db: Executor, { from, until }: { from: string; until: string }) {
  const soon = db
    .select({ id: events.id })
    .from(events)
    .where(sql`${events.date_start} between ${from}::date and ${until}::date`)
  return db
    .update(eventJoins)
    .set({ reminded_at: sql`now()` })
    .where(
      and(
        inArray(eventJoins.event_id, soon),
        eq(eventJoins.state, 'joined'),
        isNull(eventJoins.reminded_at),
        sql`coalesce(${eventJoins.moved_up_at}, ${eventJoins.joined_at}) < now() - interval '1 day'`,
      ),
    )
    .returning({ event_id: eventJoins.event_id, user_id: eventJoins.user_id })
}
