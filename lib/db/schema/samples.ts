import { belongsTo, instant, instantNow, referenceTo } from '@/lib/db/columns'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/** Removals of the sample data. Each can be taken back for a day, until it is erased. */
export const sampleRemovals = pgTable(
  'sample_removals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    removed_by: referenceTo(() => users.id),
    removed_at: instantNow(),
    /** The numbers of the records that were marked as deleted, by the name of their table. */
    marked: jsonb().$type<Record<string, number[]>>().notNull(),
    taken_back_by: integer().references(() => users.id),
    taken_back_at: instant(),
    erased_at: instant(),
  },
  (table) => [
    index('sample_removals_person').on(table.removed_by),
    index('sample_removals_taker').on(table.taken_back_by),
  ],
)

/** The rows that a removal moved out of their tables, one row a table. */
export const sampleRemovalRows = pgTable(
  'sample_removal_rows',
  {
    removal_id: belongsTo(() => sampleRemovals.id),
    table_name: text().notNull(),
    /** Tables that others refer to have lower places. */
    place: integer().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.removal_id, table.table_name] })],
)
