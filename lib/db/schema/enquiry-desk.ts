import { bilingualColumns } from '@/lib/bilingual/columns'
import { inOrder, oneOf } from '@/lib/db/checks'
import { belongsTo, day, instant, instantNow, partialIndex, referenceTo } from '@/lib/db/columns'
import { holidayKinds, type HolidayKind } from '@/lib/db/codes/holidays'
import { isNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { bodyTasks } from './body-tasks'
import { enquiries } from './enquiries'

/**
 * Internal notes about an enquiry, of officers or of a body that answered a task; the person never
 * sees them.
 */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiry_id: belongsTo(() => enquiries.id),
    /** The officer who wrote it; null for the answer of a body. */
    author_id: integer().references(() => users.id),
    /** The task that a body answers with it. */
    task_id: integer().references(() => bodyTasks.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: instantNow(),
  },
  (table) => [
    check('enquiry_notes_source', sql`(author_id is null) <> (task_id is null)`),
    index('enquiry_notes_enquiry').on(table.enquiry_id, table.id),
    index('enquiry_notes_author').on(table.author_id),
    index('enquiry_notes_task').on(table.task_id),
  ],
)

/**
 * Colleagues whom a note names. The name is kept as it was written, so that a note reads the same
 * after they have left.
 */
export const enquiryMentions = pgTable(
  'enquiry_mentions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    note_id: belongsTo(() => enquiryNotes.id),
    user_id: referenceTo(() => users.id),
    name: text().notNull(),
    /** When they opened the enquiry after it. */
    read_at: instant(),
  },
  (table) => [
    unique('enquiry_mentions_once').on(table.note_id, table.user_id),
    partialIndex('enquiry_mentions_unread', isNull(table.read_at), [table.user_id]),
  ],
)

/**
 * Days on which the office is closed in addition to the weekend. Those that the portal proposes have
 * a kind and a year, so that each is proposed once.
 */
export const holidays = pgTable(
  'holidays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    first_day: day().notNull(),
    last_day: day().notNull(),
    ...bilingualColumns('name'),
    /** False while the day of a movable holiday is only calculated. */
    confirmed: boolean().notNull().default(true),
    kind: text().$type<HolidayKind>(),
    year: integer(),
    /** Incremented by every change (optimistic lock). */
    version: integer().notNull().default(1),
    /** When staff took it out of the list; it is not proposed again. */
    removed_at: instant(),
  },
  (table) => [
    unique('holidays_once').on(table.kind, table.year),
    oneOf('holidays_kind', table.kind, holidayKinds),
    inOrder('holidays_days', table.first_day, table.last_day),
    index('holidays_last_day').on(table.last_day),
  ],
)

/**
 * Target times to answer and to close an enquiry of a type, in working hours; a type without a row
 * has the defaults.
 */
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
