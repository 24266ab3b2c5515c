import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor, type Transaction } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { eventMail } from '../../server/event-mails'
import { closeMeetings, endMeetings } from '../../meetings/server/meetings'
import { isOpenToJoin, phaseOf } from '../../rules'
import { eventsWith } from '../../server/events'
import type { myEvents, Participation } from '../contract'
import { reminderDays } from '../rules'
import { myEventShape } from '../search-params'
import {
  countOwn,
  countPlaces,
  deleteJoins,
  findJoin,
  fillFreePlaces,
  lockPlaces,
  markReminded,
  markWithdrawn,
  saveJoin,
  selectAwaited,
  selectFull,
  selectJoins,
  selectOwn,
  selectStates,
} from './participation.sql'

type Places = NonNullable<Awaited<ReturnType<typeof lockPlaces>>>

/**
 * The caller joins an event, once; where it is full, its waiting list. A mail confirms it. Throws
 * `not_found`, and `conflict` when the event is over or closed (spec part 2 section 4).
 */
export async function joinEvent(actor: Actor, id: number) {
  const { userId: user_id } = personOf(actor)
  await transaction(async (tx) => {
    const event = await lockPlaces(tx, id)
    if (!event) throw new Problem('not_found')
    if (!isOpenToJoin(event, today())) throw new Problem('conflict')
    if (await findJoin(tx, id, user_id)) return
    const { joined, waiting } = await countPlaces(tx, id)
    const isFree = event.capacity === null || joined + waiting < event.capacity
    const state = isFree ? 'joined' : 'waiting'
    await saveJoin(tx, { event_id: id, user_id, state })
    await eventMail.enqueue(tx, { about: state, event_id: id, user_id })
    await moveUp(tx, event)
  })
  return 'Success'
}

/**
 * The caller withdraws from an event or its waiting list; their meetings are cancelled, a mail
 * confirms it and the next person moves up. Throws `not_found`, also without a place, and `conflict` once the event is over.
 */
export async function withdrawMe(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  await transaction(async (tx) => {
    const event = await lockPlaces(tx, id)
    const place = await findJoin(tx, id, userId)
    if (!event || !place) throw new Problem('not_found')
    if (isOver(event)) throw new Problem('conflict')
    await closeMeetings(tx, { event_id: id, user_id: userId })
    await markWithdrawn(tx, id, userId)
    const about = place.state === 'joined' ? 'withdrawn' : 'left'
    await eventMail.enqueue(tx, { about, event_id: id, user_id: userId })
    await moveUp(tx, event)
  })
  return 'Success' as const
}

const isOver = (event: Pick<Places, 'date_start' | 'date_end'>) =>
  phaseOf(event, today()) === 'expired'

/** Gives the free places of a locked event to those who wait, and tells them by mail. */
async function moveUp(tx: Transaction, event: Places): Promise<void> {
  if (isOver(event)) return
  const { joined, waiting } = await countPlaces(tx, event.id)
  const free = event.capacity === null ? null : event.capacity - joined
  if (waiting === 0 || (free !== null && free <= 0)) return
  const moved = await fillFreePlaces(tx, event.id, free)
  await eventMail.enqueueAll(
    tx,
    moved.map((user_id) => ({ about: 'moved_up' as const, event_id: event.id, user_id })),
  )
}

/** Fills places that staff added to an event for which people wait. */
export async function fillPlaces(): Promise<void> {
  for (const id of await selectAwaited(await database(), today())) {
    await transaction(async (tx) => {
      const event = await lockPlaces(tx, id)
      if (event) await moveUp(tx, event)
    })
  }
}

/** Queues the reminders of events that begin in two days, once across all instances. */
export async function remindParticipants(now = new Date()): Promise<void> {
  const days = reminderDays(today(now))
  await transaction(async (tx) => {
    const reminded = await markReminded(tx, days)
    if (reminded.length === 0) return
    await eventMail.enqueueAll(
      tx,
      reminded.map((one) => ({ about: 'reminder' as const, ...one })),
    )
  })
}

/** The ids of the events the caller has joined, without those that they only wait for. */
export async function listJoined(actor: Actor) {
  const joins = await selectJoins(await database(), personOf(actor).userId)
  return joins.filter(({ state }) => state === 'joined').map(({ event_id }) => event_id)
}

/** The current events that the caller has joined or waits for, and those that are full. */
export async function listMyParticipations(actor: Actor) {
  const db = await database()
  const day = today()
  const own = await selectStates(db, personOf(actor).userId, day)
  const idsIn = (state: 'joined' | 'waiting') =>
    own.filter((one) => one.state === state).map(({ event_id }) => event_id)
  return { joined: idsIn('joined'), waiting: idsIn('waiting'), full: await selectFull(db, day) }
}

/** The caller's events: those to come by their start, then the others, the latest first. */
export async function listMyEvents(actor: Actor, query: QueryOf<typeof myEvents>) {
  const { userId } = personOf(actor)
  const db = await database()
  const day = today()
  return listOrPage(query, myEventShape.pageSize, {
    rows: async (range) => ownEvents(db, await selectOwn(db, userId, { ...range, day })),
    count: () => countOwn(db, userId),
  })
}

async function ownEvents(
  db: Executor,
  own: Awaited<ReturnType<typeof selectOwn>>,
): Promise<Participation[]> {
  const known = await eventsWith(
    db,
    own.map(({ event_id }) => event_id),
  )
  return own.flatMap(({ event_id, state, queue_place }) => {
    const event = known.get(event_id)
    if (!event || state === 'withdrawn') return []
    const is_coming = !isOver(event)
    const has_meetings = is_coming && state === 'joined' && event.meeting_minutes !== null
    return [{ event, state, queue_place, is_coming, has_meetings }]
  })
}

/** What the portal holds about a person and events, for the export of their data. */
export async function joinsOf(db: Executor, userId: number) {
  return selectJoins(db, userId)
}

/** Removes a person from all events and meetings when their account is closed. */
export async function endJoins(tx: Transaction, userId: number) {
  await endMeetings(tx, userId)
  for (const id of await deleteJoins(tx, userId)) {
    const event = await lockPlaces(tx, id)
    if (event) await moveUp(tx, event)
  }
}
