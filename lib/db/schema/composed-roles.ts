import type { StaffArea } from '@/lib/auth/staff-areas'
import { bilingualColumns } from '@/lib/bilingual/columns'
import { instantNow } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Roles of staff that admins compose of areas. */
export const composedRoles = pgTable(
  'composed_roles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('name'),
    areas: text().array().$type<StaffArea[]>().notNull(),
    /** The kinds of content that may be changed; null for all. */
    content_kinds: text().array(),
    /** The types of the enquiries; null for all. */
    case_types: integer().array(),
    /** English names of regions of the countries of the enquiries; null for all and for none. */
    case_regions: text().array(),
    /** Counts the writes: two people who edit a role at once do not overwrite each other. */
    version: integer().notNull().default(1),
    updated_at: instantNow(),
  },
  ({ areas, content_kinds, case_types, case_regions }) => [
    check(
      'composed_roles_areas',
      sql`cardinality(${areas}) > 0 and ${areas} <@ array['content', 'data', 'cases', 'barriers', 'requests', 'events', 'companies', 'products', 'services', 'people', 'numbers']`,
    ),
    // An empty limit would be a role that shows an area in which there is nothing.
    check(
      'composed_roles_limits',
      sql`cardinality(${content_kinds}) > 0 and cardinality(${case_types}) > 0 and cardinality(${case_regions}) > 0`,
    ),
  ],
)
