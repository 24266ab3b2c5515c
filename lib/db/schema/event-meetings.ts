import { oneOf } from '@/lib/db/checks'
import { belongsTo, instant, instantNow, referenceTo } from '@/lib/db/columns'
import {
  meetingDeclineReasons,
  meetingStates,
  type MeetingDeclineReason,
  type MeetingState,
} from '@/lib/db/codes/meetings'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { events } from './events'

/** Meetings of two participants of an event: proposed, then confirmed, declined or cancelled. */
export const eventMeetings = pgTable(
  'event_meetings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: belongsTo(() => events.id),
    asker_id: referenceTo(() => users.id),
    invited_id: referenceTo(() => users.id),
    /** Who proposed the time; the other one confirms it. */
    proposed_by: referenceTo(() => users.id),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    state: text().$type<MeetingState>().notNull().default('proposed'),
    /** Why it is declined; null before, and where it was declined when no reason was asked for. */
    decline_reason: text().$type<MeetingDeclineReason>(),
    decline_text: text().notNull().default(''),
    note: text().notNull().default(''),
    /** Optimistic lock, and the sequence of the calendar entry. */
    version: integer().notNull().default(1),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (table) => [
    oneOf('event_meetings_state', table.state, meetingStates),
    oneOf('event_meetings_decline_reason', table.decline_reason, meetingDeclineReasons),
    check('event_meetings_two', sql`${table.asker_id} <> ${table.invited_id}`),
    check('event_meetings_time', sql`${table.starts_at} < ${table.ends_at}`),
    uniqueIndex('event_meetings_open')
      .on(
        table.event_id,
        sql`least(${table.asker_id}, ${table.invited_id})`,
        sql`greatest(${table.asker_id}, ${table.invited_id})`,
      )
      .where(sql`state in ('proposed', 'confirmed')`),
    index('event_meetings_asker').on(table.asker_id, table.event_id),
    index('event_meetings_invited').on(table.invited_id, table.event_id),
    index('event_meetings_proposer').on(table.proposed_by),
  ],
)

/** The slots of confirmed meetings: nobody has two at a time. */
export const eventMeetingSeats = pgTable(
  'event_meeting_seats',
  {
    event_id: belongsTo(() => events.id),
    user_id: referenceTo(() => users.id),
    starts_at: instant().notNull(),
    meeting_id: belongsTo(() => eventMeetings.id),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id, table.starts_at] }),
    index('event_meeting_seats_meeting').on(table.meeting_id),
    index('event_meeting_seats_person').on(table.user_id),
  ],
)
