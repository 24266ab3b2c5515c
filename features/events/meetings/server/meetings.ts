import 'server-only'
import { isMeetingOpen } from '@/lib/db/codes/meetings'
import { getSite } from '@/features/site/server/site'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor, type Transaction } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import type { PortalEvent } from '../../contract'
import { meetingFile, tellOfMeeting, tellOfEnds } from '../../server/meeting-mails'
import { phaseOf } from '../../rules'
import { eventsWith } from '../../server/events'
import type { answerMeeting, Meeting, MeetingBoard, proposeMeeting } from '../contract'
import { comingSlots, enough, otherOf, proposalsToOne, stepsOfMeeting } from '../rules'
import {
  acquireSeats,
  countProposals,
  deleteMeetings,
  findOpen,
  findPlace,
  insertMeeting,
  lockMeeting,
  releaseSeats,
  selectAllMeetings,
  selectConfirmed,
  selectMeetings,
  selectNamed,
  selectPeople,
  selectTaken,
  setText,
  updateMeeting,
} from './meetings.sql'

/**
 * The caller's meetings at an event with what is needed to arrange more. Throws `not_found` for an
 * event without meetings or a place for the caller, `forbidden` before they confirm their address.
 */
export async function getBoard(actor: Actor, id: number, search?: string): Promise<MeetingBoard> {
  const { userId } = personOf(actor)
  const db = await database()
  const { event, place } = await ownEvent(db, id, userId, true)
  const meetings = await selectMeetings(db, id, userId)
  const others = meetings.map((one) => otherOf(one, userId))
  const named = await selectNamed(db, id, others)
  const { people, total: people_total } =
    place.text !== null
      ? await selectPeople(db, { event_id: id, user_id: userId, search })
      : { people: [], total: 0 }
  return {
    event,
    text: place.text,
    slots: comingSlots(event, new Date().toISOString()).map(({ starts_at }) => starts_at),
    taken: await selectTaken(db, id, userId),
    meetings: meetings.flatMap((one) => {
      const other = named.get(otherOf(one, userId))
      return other ? [meetingWith(other, one, userId)] : []
    }),
    people,
    people_total,
  }
}

/**
 * Opens the caller to meetings with a text, or ends that with null; their open meetings are then
 * cancelled. Throws `not_found`, `forbidden`, `conflict` once the event is over.
 */
export async function setMyMeetingText(actor: Actor, id: number, text: string | null) {
  const { userId: user_id } = personOf(actor)
  await transaction(async (tx) => {
    const { event } = await ownEvent(tx, id, user_id, text !== null)
    if (isOver(event)) throw new Problem('conflict')
    if (text === null) await closeMeetings(tx, { event_id: id, user_id })
    await setText(tx, id, user_id, text)
  })
  return 'Success' as const
}

/**
 * Proposes a meeting to another participant, who is told by mail; the same proposal twice counts
 * once. Throws `forbidden`, `not_found` for somebody who takes no part, `conflict` for a time that is
 * none or taken, and where the two have an open meeting or had enough of them.
 */
export async function proposeMyMeeting(
  actor: Actor,
  id: number,
  { person, starts_at, note }: BodyOf<typeof proposeMeeting>,
) {
  const { userId } = personOf(actor)
  await transaction(async (tx) => {
    const { event, place } = await ownEvent(tx, id, userId, true)
    const other = person === userId ? undefined : await findPlace(tx, id, person)
    if (place.text === null || !other?.verified_at || other.text === null) {
      throw new Problem('not_found')
    }
    const slot = await freeSlot(tx, event, starts_at, [userId, person])
    const before = await findOpen(tx, id, userId, person)
    if (before?.proposed_by === userId && before.starts_at === slot.starts_at) return
    if (before) throw new Problem('conflict')
    const proposals = await countProposals(tx, { event_id: id, from: userId, to: person })
    if (proposals >= proposalsToOne) throw new Problem('conflict', enough)
    const written = await insertMeeting(tx, {
      event_id: id,
      asker_id: userId,
      invited_id: person,
      proposed_by: userId,
      ...slot,
      note,
    })
    if (!written) throw new Problem('conflict')
    await tellOfMeeting(tx, { about: 'proposed', meeting_id: written.id }, [person])
  })
  return 'Success' as const
}

/**
 * Confirms, declines, cancels or moves one of the caller's meetings, and tells the other one by mail.
 * Moving proposes another time, which the other one confirms. Throws `not_found`, and `conflict` for
 * an outdated version, a time that is taken, or a step that the caller may not take now.
 */
export async function answerMyMeeting(
  actor: Actor,
  { id: event_id, meeting: id }: { id: number; meeting: number },
  body: BodyOf<typeof answerMeeting>,
) {
  const { userId: user_id } = personOf(actor)
  await transaction(async (tx) => {
    const isAgreeing = body.action === 'confirm' || body.action === 'move'
    const { event } = await ownEvent(tx, event_id, user_id, isAgreeing)
    const meeting = await lockMeeting(tx, { id, event_id, user_id })
    if (!meeting) throw new Problem('not_found')
    const other = otherOf(meeting, user_id)
    const isTheirTurn = meeting.state === 'proposed' && meeting.proposed_by === user_id
    if (meeting.version !== body.version || !isMeetingOpen(meeting.state) || isOver(event))
      throw new Problem('conflict')
    if (body.action === 'confirm') {
      if (meeting.state !== 'proposed' || isTheirTurn) throw new Problem('conflict')
      await freeSlot(tx, event, meeting.starts_at, [])
      if (!(await acquireSeats(tx, meeting))) throw new Problem('conflict')
      await updateMeeting(tx, id, { state: 'confirmed' })
      await tellOfMeeting(tx, { about: 'confirmed', meeting_id: id }, [user_id, other])
      return
    }
    if (body.action === 'move') {
      if (meeting.version >= stepsOfMeeting) throw new Problem('conflict', enough)
      await moveMeeting(tx, { event, meeting, by: user_id }, body.starts_at)
      return
    }
    const isRefusal = body.action === 'decline' && meeting.state === 'proposed'
    await closeMeeting(tx, meeting, user_id, isRefusal ? body : undefined)
  })
  return 'Success' as const
}

/** A confirmed meeting of the caller as a calendar file. Throws `not_found`. */
export async function getMeetingCalendar(
  actor: Actor,
  { id: event_id, meeting: id }: { id: number; meeting: number },
  locale: Locale,
) {
  const { userId } = personOf(actor)
  const db = await database()
  const { event } = await ownEvent(db, event_id, userId)
  const meeting = (await selectMeetings(db, event_id, userId)).find((one) => one.id === id)
  const other = meeting && (await selectNamed(db, event_id, [otherOf(meeting, userId)]))
  const named = meeting && other?.get(otherOf(meeting, userId))
  if (!named || meeting.state !== 'confirmed') throw new Problem('not_found')
  return { file: await meetingFile({ event, meeting, other: named.name }, await getSite(), locale) }
}

/**
 * Cancels a participant's open meetings at an event, and tells the others by mail, and the participant
 * of those that were confirmed.
 */
export async function closeMeetings(
  tx: Transaction,
  { event_id, user_id }: { event_id: number; user_id: number },
) {
  for (const meeting of await selectMeetings(tx, event_id, user_id)) {
    if (isMeetingOpen(meeting.state)) await closeMeeting(tx, meeting, user_id)
  }
}

type MeetingRow = NonNullable<Awaited<ReturnType<typeof lockMeeting>>>

/** Cancels a meeting or declines it; anyone who ends a confirmed one has it in a calendar, too. */
async function closeMeeting(
  tx: Transaction,
  meeting: MeetingRow,
  by: number,
  decline?: Meeting['decline'],
) {
  const was_confirmed = meeting.state === 'confirmed'
  await releaseSeats(tx, meeting.id)
  const state: Meeting['state'] = decline ? 'declined' : 'cancelled'
  const why = decline && { decline_reason: decline.reason, decline_text: decline.text }
  await updateMeeting(tx, meeting.id, { state, ...why })
  const news = { about: state, meeting_id: meeting.id, was_confirmed }
  await tellOfMeeting(tx, news, [otherOf(meeting, by), ...(was_confirmed ? [by] : [])])
}

/** Proposes another time for a meeting. */
async function moveMeeting(
  tx: Transaction,
  { event, meeting, by }: { event: PortalEvent; meeting: MeetingRow; by: number },
  starts_at: string,
) {
  const { id, state } = meeting
  const other = otherOf(meeting, by)
  await releaseSeats(tx, id)
  const slot = await freeSlot(tx, event, starts_at, [by, other])
  await updateMeeting(tx, id, { ...slot, state: 'proposed', proposed_by: by })
  const was_confirmed = state === 'confirmed'
  await tellOfMeeting(tx, { about: 'moved', meeting_id: id, was_confirmed }, [other])
  if (was_confirmed)
    await tellOfMeeting(tx, { about: 'moving', meeting_id: id, was_confirmed }, [by])
}

/** Deletes the meetings of a person whose account is closed, and tells the others of those to come. */
export async function endMeetings(tx: Transaction, userId: number) {
  await tellOfEnds(tx, await selectConfirmed(tx, userId, new Date().toISOString()), userId)
  await deleteMeetings(tx, userId)
}

/** What the portal holds about a person's meetings, for the export of their data. */
export async function meetingsOf(db: Executor, userId: number) {
  return selectAllMeetings(db, userId)
}

const isOver = (event: PortalEvent) => phaseOf(event, today()) === 'expired'

/** The slot of an event that begins at an instant and is free for these people. Throws `conflict`. */
async function freeSlot(
  db: Executor,
  event: PortalEvent,
  starts_at: string,
  people: readonly number[],
) {
  const wanted = new Date(starts_at).toISOString()
  const slot = comingSlots(event, new Date().toISOString()).find((one) => one.starts_at === wanted)
  if (!slot) throw new Problem('conflict')
  for (const user_id of people) {
    if ((await selectTaken(db, event.id, user_id)).includes(wanted)) throw new Problem('conflict')
  }
  return slot
}

/** A person's place at an event with meetings. Throws `not_found`, `forbidden` where told. */
async function ownEvent(db: Executor, id: number, userId: number, mustBeConfirmed = false) {
  const event = (await eventsWith(db, [id])).get(id)
  const place = await findPlace(db, id, userId)
  if (!event?.meeting_minutes || !place) throw new Problem('not_found')
  if (mustBeConfirmed && place.verified_at === null) throw new Problem('forbidden')
  return { event, place }
}

type Row = Awaited<ReturnType<typeof selectMeetings>>[number]

/** A meeting as one of the two sees it. */
function meetingWith(other: Meeting['with'], row: Row, own: number): Meeting {
  const { id, starts_at, ends_at, state, note, version, proposed_by } = row
  const { decline_reason: reason, decline_text: text } = row
  const is_mine_to_confirm = state === 'proposed' && proposed_by !== own
  const decline = reason && { reason, text }
  return { id, with: other, starts_at, ends_at, state, note, decline, version, is_mine_to_confirm }
}
