import { inOrder } from '@/lib/db/checks'
import { belongsTo, instantNow, referenceTo } from '@/lib/db/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { enquiries } from './enquiries'

/** Internal notes of officers about an enquiry; the person never sees them. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiry_id: belongsTo(() => enquiries.id),
    author_id: referenceTo(() => users.id),
    text: text().notNull(),
    at: instantNow(),
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
    updated_at: instantNow(),
  },
  (table) => [inOrder('service_levels_hours', table.answer_hours, table.close_hours)],
)
