import { instant } from '@/lib/db/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counters of the rate limits: uses by one caller in the current period. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
