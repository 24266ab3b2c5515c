import { inOrder } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { enquiries } from './enquiries'

/** Internal notes of officers about an enquiry; the person never sees them. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiry_id: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    author_id: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('enquiry_notes_enquiry').on(table.enquiry_id, table.id),
    index('enquiry_notes_author').on(table.author_id),
  ],
)

/** Target times to answer and to close an enquiry of a type; a type without a row has the defaults. */
export const serviceLevels = pgTable(
  'service_levels',
  {
    enq_type: integer().primaryKey(),
    answer_hours: integer().notNull(),
    close_hours: integer().notNull(),
    updated_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [inOrder('service_levels_hours', table.answer_hours, table.close_hours)],
)
