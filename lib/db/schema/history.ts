import { instantNow } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** The indexed text of a change: its beginning, since long texts are in versions. */
export function changeWords(change: AnyPgColumn): SQL {
  return searchVector([sql`left(${change}::text, 20000)`])
}

/**
 * The audit log: who did what, when. A trigger rejects updates and deletes. `changed_by` is null for
 * the portal itself.
 */
export const changeHistory = pgTable(
  'change_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changed_at: instantNow(),
    changed_by: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    subject_id: text().notNull(),
    change: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('change_history_subject').on(table.subject, table.subject_id, table.id),
    index('change_history_person').on(table.changed_by, table.id),
    index('change_history_of_kind').on(table.subject, table.id),
    index('change_history_action').on(table.action, table.id),
    index('change_history_time').on(table.changed_at),
    index('change_history_words').using('gin', changeWords(table.change)),
  ],
)
