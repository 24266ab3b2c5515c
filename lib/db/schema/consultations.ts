import { oneOf } from '@/lib/db/checks'
import { instant, instantNow } from '@/lib/db/columns'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Requests for a consultation from the home page. `handled_at` is when staff answered. */
export const consultations = pgTable(
  'consultations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    /** The language the person used, for the answer. */
    locale: text().$type<'en' | 'ar'>().notNull(),
    idempotency_key: uuid().notNull().unique(),
    created_at: instantNow(),
    handled_at: instant(),
  },
  (table) => [
    oneOf('consultations_locale', table.locale, ['en', 'ar']),
    index('consultations_open').on(table.handled_at, table.id),
  ],
)
