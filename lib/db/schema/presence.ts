import { belongsTo, instantNow } from '@/lib/db/columns'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/** Who has a record open in the back office; rows are deleted after a minute. */
export const presence = pgTable(
  'presence',
  {
    /** The record's address in the back office. */
    record: text().notNull(),
    user_id: belongsTo(() => users.id),
    seen_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.record, table.user_id] }),
    index('presence_person').on(table.user_id),
    index('presence_time').on(table.seen_at),
  ],
)
