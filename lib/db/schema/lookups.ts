import { bilingualColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

/** The code lists of the portal. */
export const lookupLists = [
  'positions',
  'titles',
  'company_types',
  'type_of_barriers',
  'type_of_client',
  'events_type',
  'events_mode',
  'events_status',
  'event_location_types',
  'credential_types',
  'exports_type',
  'exports_mode',
  'location_types',
  'enquiry_types',
  'enquiry_options',
  'enquiry_statuses',
  'company_statuses',
  'survey_scale',
  'data_types',
] as const

export type LookupList = (typeof lookupLists)[number]

/** Entries of all code lists; `extra` holds what single lists carry besides the name. */
export const lookups = pgTable(
  'lookups',
  {
    list: text().$type<LookupList>().notNull(),
    id: integer().notNull(),
    ...bilingualColumns('name'),
    extra: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.id] }),
    oneOf('lookups_list', table.list, lookupLists),
    index('lookups_order').on(table.list, table.sort),
  ],
)

/** The constant half of a reference into one code list, so that the reference is a real foreign key. */
export function lookupListColumn(list: LookupList) {
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`'${list}'`))
}

/** The foreign key of such a reference. */
export function lookupReference(list: AnyPgColumn, id: AnyPgColumn) {
  return foreignKey({ columns: [list, id], foreignColumns: [lookups.list, lookups.id] })
}
