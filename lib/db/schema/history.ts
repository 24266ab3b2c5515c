import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What staff and owners did: who, when, what. A trigger of the first migration refuses updates
 * and deletes. `changed_by` is null for what the portal does itself.
 */
export const changeHistory = pgTable(
  'change_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changed_at: instant()
      .notNull()
      .default(sql`now()`),
    changed_by: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    subject_id: text().notNull(),
    change: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('change_history_subject').on(table.subject, table.subject_id, table.id),
    index('change_history_person').on(table.changed_by, table.id),
  ],
)
