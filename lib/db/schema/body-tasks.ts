import { taskAnswers, taskShares, type TaskAnswer, type TaskShare } from '@/lib/db/codes/body-tasks'
import { oneOf, someOf } from '@/lib/db/checks'
import { day, instant, instantNow, partialIndex } from '@/lib/db/columns'
import { locales, type Locale } from '@/lib/i18n/locale'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { barriers } from './barriers'
import { enquiries } from './enquiries'

/**
 * What the office asks other bodies to do about a barrier or an enquiry, by mail with a link to
 * answer.
 */
export const bodyTasks = pgTable(
  'barrier_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    barrier_id: integer().references(() => barriers.id, { onDelete: 'cascade' }),
    enquiry_id: integer().references(() => enquiries.id, { onDelete: 'cascade' }),
    /** What of the enquiry the body reads on its page. */
    shares: text()
      .array()
      .$type<TaskShare[]>()
      .notNull()
      .default(sql`'{}'`),
    /** The name of the body, its address, and the language of its mails. */
    body: text().notNull(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    task: text().notNull(),
    due_on: day().notNull(),
    created_by: integer().references(() => users.id),
    created_at: instantNow(),
    reminded_at: instant(),
    /** When staff were told that it is late. */
    escalated_at: instant(),
    answer: text().$type<TaskAnswer>(),
    answer_text: text().notNull().default(''),
    answered_at: instant(),
    /** When the office ended it: no mail follows, and its link is invalid. */
    ended_at: instant(),
  },
  (table) => [
    check('barrier_tasks_subject', sql`(barrier_id is null) <> (enquiry_id is null)`),
    someOf('barrier_tasks_shares', table.shares, taskShares),
    oneOf('barrier_tasks_locale', table.locale, locales),
    oneOf('barrier_tasks_answer', table.answer, taskAnswers),
    index('barrier_tasks_barrier').on(table.barrier_id, table.id),
    index('barrier_tasks_enquiry').on(table.enquiry_id, table.id),
    index('barrier_tasks_author').on(table.created_by),
    partialIndex('barrier_tasks_open', sql`ended_at is null and escalated_at is null`, [
      table.due_on,
    ]),
  ],
)
