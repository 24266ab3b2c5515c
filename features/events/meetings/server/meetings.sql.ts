import 'server-only'
import { openMeetingStates } from '@/lib/db/codes/meetings'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { renamePair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { isConfirmedUser } from '@/lib/db/reads/addressees'
import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { eventMeetings, eventMeetingSeats } from '@/lib/db/schema/event-meetings'
import { eventJoins } from '@/lib/db/schema/events'
import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { peopleAtOnce, type MeetingParticipant } from '../contract'

/** More are not counted. */
const peopleCounted = 500

const open = inArray(eventMeetings.state, [...openMeetingStates])

/** A person's text for the meetings of an event; undefined without a place. */
export async function findPlace(db: Executor, event_id: number, user_id: number) {
  const [found] = await db
    .select({ text: eventJoins.meeting_text, verified_at: users.email_verified_at })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .where(
      and(
        eq(eventJoins.event_id, event_id),
        eq(eventJoins.user_id, user_id),
        eq(eventJoins.state, 'joined'),
      ),
    )
  return found
}

export async function setText(
  db: Executor,
  event_id: number,
  user_id: number,
  text: string | null,
) {
  await db
    .update(eventJoins)
    .set({ meeting_text: text })
    .where(and(eq(eventJoins.event_id, event_id), eq(eventJoins.user_id, user_id)))
}

const shown = {
  id: users.id,
  name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
  text: sql<string>`coalesce(${eventJoins.meeting_text}, '')`,
  ...columnPair(companyVersions, 'company_registered_name', 'bare'),
}

type Shown = Omit<MeetingParticipant, `company${string}`>

const toParticipant = (row: Shown): MeetingParticipant => ({
  id: row.id,
  name: row.name,
  text: row.text,
  ...renamePair(row, 'company_registered_name', 'company'),
})

function people(db: Executor) {
  return db
    .select(shown)
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .leftJoin(
      companyVersions,
      and(eq(companyVersions.company_id, users.company_id), eq(companyVersions.edition, 'public')),
    )
    .$dynamic()
}

/** The others who take part in the meetings of an event, the first of them by name, and how many they are. */
export async function selectPeople(
  db: Executor,
  { event_id, user_id, search }: { event_id: number; user_id: number; search: string | undefined },
) {
  const companyNames = columnsOf(companyVersions, ['company_registered_name'])
  const chosen = and(
    eq(eventJoins.event_id, event_id),
    eq(eventJoins.state, 'joined'),
    isNotNull(eventJoins.meeting_text),
    ne(users.id, user_id),
    isConfirmedUser,
    mentions([users.name, users.last_name, eventJoins.meeting_text, ...companyNames], search),
  )
  const rows = await people(db)
    .where(chosen)
    .orderBy(asc(users.name), asc(users.last_name), asc(users.id))
    .limit(peopleCounted)
  return { people: rows.slice(0, peopleAtOnce).map(toParticipant), total: rows.length }
}

/** Participants of an event by their ids. */
export async function selectNamed(db: Executor, event_id: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, MeetingParticipant>()
  const rows = await people(db).where(
    and(eq(eventJoins.event_id, event_id), inArray(users.id, [...ids])),
  )
  return new Map(rows.map((row) => [row.id, toParticipant(row)]))
}

const ofPerson = (user_id: number) =>
  or(eq(eventMeetings.asker_id, user_id), eq(eventMeetings.invited_id, user_id))

/** A person's meetings at an event, the earliest first. */
export async function selectMeetings(db: Executor, event_id: number, user_id: number) {
  return db
    .select()
    .from(eventMeetings)
    .where(and(eq(eventMeetings.event_id, event_id), ofPerson(user_id)))
    .orderBy(asc(eventMeetings.starts_at), asc(eventMeetings.id))
}

/** A person's confirmed meetings that begin after an instant. */
export async function selectConfirmed(db: Executor, user_id: number, after: string) {
  const { id, event_id, asker_id, invited_id, starts_at, ends_at, version, state } = eventMeetings
  return db
    .select({ id, event_id, asker_id, invited_id, starts_at, ends_at, version })
    .from(eventMeetings)
    .where(and(ofPerson(user_id), eq(state, 'confirmed'), gt(starts_at, after)))
    .orderBy(asc(id))
}

/** Everything the portal holds about a person's meetings. */
export async function selectAllMeetings(db: Executor, user_id: number) {
  const { event_id, starts_at, ends_at, state, note, created_at } = eventMeetings
  const { decline_reason, decline_text } = eventMeetings
  return db
    .select({ event_id, starts_at, ends_at, state, note, decline_reason, decline_text, created_at })
    .from(eventMeetings)
    .where(ofPerson(user_id))
    .orderBy(asc(eventMeetings.id))
}

/** One of a person's meetings at an event, locked until the transaction ends. */
export async function lockMeeting(
  db: Executor,
  { id, event_id, user_id }: { id: number; event_id: number; user_id: number },
) {
  const [found] = await db
    .select()
    .from(eventMeetings)
    .where(and(eq(eventMeetings.id, id), eq(eventMeetings.event_id, event_id), ofPerson(user_id)))
    .for('update')
  return found
}

/** A meeting with both people by its id. */
export async function findMeeting(db: Executor, id: number) {
  const [found] = await db.select().from(eventMeetings).where(eq(eventMeetings.id, id))
  return found
}

/** The open meeting of two participants, in either direction. */
export async function findOpen(db: Executor, event_id: number, one: number, other: number) {
  const [found] = await db
    .select()
    .from(eventMeetings)
    .where(
      and(
        eq(eventMeetings.event_id, event_id),
        open,
        inArray(eventMeetings.asker_id, [one, other]),
        inArray(eventMeetings.invited_id, [one, other]),
      ),
    )
  return found
}

/** How many meetings somebody has proposed to a participant, also those that came to nothing. */
export async function countProposals(
  db: Executor,
  { event_id, from, to }: { event_id: number; from: number; to: number },
) {
  return db.$count(
    eventMeetings,
    and(
      eq(eventMeetings.event_id, event_id),
      eq(eventMeetings.asker_id, from),
      eq(eventMeetings.invited_id, to),
    ),
  )
}

type NewMeeting = typeof eventMeetings.$inferInsert

/** Writes a proposal; undefined where the two have an open meeting already. */
export async function insertMeeting(db: Executor, meeting: NewMeeting) {
  const [written] = await db
    .insert(eventMeetings)
    .values(meeting)
    .onConflictDoNothing()
    .returning({ id: eventMeetings.id })
  return written
}

export async function updateMeeting(
  db: Executor,
  id: number,
  set: Partial<Omit<NewMeeting, 'id' | 'event_id' | 'asker_id' | 'invited_id' | 'version'>>,
) {
  await db
    .update(eventMeetings)
    .set({ ...set, version: sql`${eventMeetings.version} + 1`, updated_at: sql`now()` })
    .where(eq(eventMeetings.id, id))
}

/** Takes the time of a meeting for both people; false where one of them has another meeting then. */
export async function acquireSeats(
  db: Executor,
  meeting: Pick<NewMeeting, 'event_id' | 'asker_id' | 'invited_id' | 'starts_at'> & { id: number },
): Promise<boolean> {
  const { id: meeting_id, event_id, asker_id, invited_id, starts_at } = meeting
  const written = await db
    .insert(eventMeetingSeats)
    .values(
      [asker_id, invited_id]
        .toSorted((a, b) => a - b)
        .map((user_id) => ({ event_id, user_id, starts_at, meeting_id })),
    )
    .onConflictDoNothing()
    .returning({ user_id: eventMeetingSeats.user_id })
  return written.length === 2
}

export async function releaseSeats(db: Executor, meeting_id: number) {
  await db.delete(eventMeetingSeats).where(eq(eventMeetingSeats.meeting_id, meeting_id))
}

/** The times at which a person has a confirmed meeting. */
export async function selectTaken(db: Executor, event_id: number, user_id: number) {
  const rows = await db
    .select({ starts_at: eventMeetingSeats.starts_at })
    .from(eventMeetingSeats)
    .where(and(eq(eventMeetingSeats.event_id, event_id), eq(eventMeetingSeats.user_id, user_id)))
    .orderBy(asc(eventMeetingSeats.starts_at))
  return rows.map(({ starts_at }) => starts_at)
}

/** Deletes the meetings of a person whose account is closed. */
export async function deleteMeetings(db: Executor, user_id: number) {
  await db
    .delete(eventMeetings)
    .where(or(ofPerson(user_id), eq(eventMeetings.proposed_by, user_id)))
}
