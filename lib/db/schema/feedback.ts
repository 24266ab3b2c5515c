import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { menuEntries } from './menus'

/** Answers to 'was this page useful?'. Anonymous. */
export const pageFeedback = pgTable(
  'page_feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entry_id: integer()
      .notNull()
      .references(() => menuEntries.id),
    locale: text().$type<'en' | 'ar'>().notNull(),
    useful: integer().notNull(),
    comment: text(),
    idempotency_key: uuid().notNull().unique(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    oneOf('page_feedback_locale', table.locale, ['en', 'ar']),
    zeroOrOne('page_feedback_useful', table.useful),
    index('page_feedback_entry').on(table.entry_id, table.id),
  ],
)
