import { instant } from '@/lib/db/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How often something was done by one caller in the running period. Counters survive a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
