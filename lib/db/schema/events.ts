import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { inOrder, oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow, referenceTo } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
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

/** Participants of an event, each once. */
export const eventJoins = pgTable(
  'event_joins',
  {
    event_id: belongsTo(() => events.id),
    user_id: referenceTo(() => users.id),
    joined_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    index('event_joins_person').on(table.user_id, table.event_id),
  ],
)
