import { belongsTo } from '@/lib/db/columns'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/** The views of work lists that members of staff have saved for themselves, a row a list. */
export const savedViews = pgTable(
  'saved_views',
  {
    user_id: belongsTo(() => users.id),
    /** The list's address in the back office. */
    list: text().notNull(),
    views: jsonb().$type<{ name: string; query: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list] })],
)
