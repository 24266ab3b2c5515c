import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { inOrder, matches, oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow, partialIndex, referenceTo } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { countries, governorates } from './geography'
import { lookupListColumn, lookupReference } from './lookups'
import { industries } from './sectors'

/** Local and international events. */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('name'),
    ...bilingualColumns('description'),
    date_start: day().notNull(),
    date_end: day().notNull(),
    country_id: referenceTo(() => countries.id),
    gov_id: integer().references(() => governorates.id),
    type_list: lookupListColumn('events_type'),
    type_id: integer().notNull(),
    mode_list: lookupListColumn('events_mode'),
    mode_id: integer().notNull(),
    location_type: text().$type<'Local event' | 'International event'>().notNull(),
    status_list: lookupListColumn('events_status'),
    status: integer().notNull(),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    /** Places; null where everybody may come. */
    capacity: integer(),
    /** Minutes of a meeting between participants; null where the event has none. */
    meeting_minutes: integer(),
    /** The hours of meetings each day, as clocks in `time_zone` show them (`HH:MM`). */
    meeting_from: text(),
    meeting_until: text(),
    time_zone: text(),
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    check('events_capacity', sql`${table.capacity} > 0`),
    check('events_meeting_minutes', sql`${table.meeting_minutes} between 5 and 240`),
    matches('events_meeting_from', table.meeting_from, '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    matches('events_meeting_until', table.meeting_until, '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    check(
      'events_meeting_hours',
      sql`${table.meeting_minutes} is null or coalesce(${table.meeting_from} < ${table.meeting_until}, false)`,
    ),
    lookupReference(table.type_list, table.type_id),
    lookupReference(table.mode_list, table.mode_id),
    lookupReference(table.status_list, table.status),
    oneOf('events_location_type', table.location_type, ['Local event', 'International event']),
    inOrder('events_dates', table.date_start, table.date_end),
    index('events_by_date').on(table.location_type, table.date_start, table.id),
    index('events_by_start').on(table.date_start, table.id),
    index('events_by_change').on(table.updated_at, table.id),
    index('events_words').using('gin', searchVector([table.name_eng, table.name_ara])),
    index('events_country').on(table.country_id),
    index('events_type').on(table.type_id),
    index('events_mode').on(table.mode_id),
  ],
)

/** Sectors of an event. */
export const eventIndustries = pgTable(
  'event_industries',
  {
    event_id: belongsTo(() => events.id),
    industry_id: referenceTo(() => industries.iid),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.industry_id] }),
    index('event_industries_industry').on(table.industry_id),
  ],
)

/**
 * Participants of an event and those who wait for a place, each once; a row of somebody who withdrew
 * stays. `joined_at` is the place in the queue: it begins again when somebody comes back.
 */
export const eventJoins = pgTable(
  'event_joins',
  {
    event_id: belongsTo(() => events.id),
    user_id: referenceTo(() => users.id),
    state: text().$type<'joined' | 'waiting' | 'withdrawn'>().notNull().default('joined'),
    joined_at: instantNow(),
    /** When a place became free for somebody who waited. */
    moved_up_at: instant(),
    withdrawn_at: instant(),
    reminded_at: instant(),
    /** Checked in at the event, and by whom. */
    present_at: instant(),
    marked_by: integer().references(() => users.id),
    /** What a participant who takes part in meetings offers or looks for; null for anybody else. */
    meeting_text: text(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    oneOf('event_joins_state', table.state, ['joined', 'waiting', 'withdrawn']),
    index('event_joins_person').on(table.user_id, table.event_id),
    index('event_joins_queue').on(table.event_id, table.state, table.joined_at, table.user_id),
    partialIndex('event_joins_waiting', sql`state = 'waiting'`, [table.event_id]),
  ],
)
