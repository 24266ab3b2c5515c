import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row after the data was loaded; a second load finds it and does nothing. */
export const installations = pgTable(
  'installations',
  {
    id: integer().primaryKey().default(1),
    installed_at: instant().notNull(),
    sample_data: boolean().notNull(),
  },
  (table) => [check('installations_one_row', sql`${table.id} = 1`)],
)
