import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** A single row, written when the initial data has loaded; it makes loading idempotent. */
export const installations = pgTable(
  'installations',
  {
    id: integer().primaryKey().default(1),
    installed_at: instant().notNull(),
    sample_data: boolean().notNull(),
    /** The edition of the shipped facts of markets that was loaded, or that corrections brought. */
    facts_edition: integer().notNull().default(1),
  },
  (table) => [check('installations_one_row', sql`${table.id} = 1`)],
)
