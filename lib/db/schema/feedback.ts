import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { instantNow, referenceTo } from '@/lib/db/columns'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { menuEntries } from './menus'

/** Answers to 'was this page useful?'. Anonymous. */
export const pageFeedback = pgTable(
  'page_feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entry_id: referenceTo(() => menuEntries.id),
    locale: text().$type<'en' | 'ar'>().notNull(),
    useful: integer().$type<0 | 1>().notNull(),
    comment: text(),
    idempotency_key: uuid().notNull().unique(),
    created_at: instantNow(),
  },
  (table) => [
    oneOf('page_feedback_locale', table.locale, ['en', 'ar']),
    zeroOrOne('page_feedback_useful', table.useful),
    index('page_feedback_entry').on(table.entry_id, table.id),
  ],
)
