import { oneOf } from '@/lib/db/checks'
import { day } from '@/lib/db/columns'
import { refusalKinds, type RefusalKind } from '@/lib/db/codes/refusals'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Refused requests and failed logins by day and network (/24, or /48 of IPv6); no address is kept. */
export const refusedTraffic = pgTable(
  'refused_traffic',
  {
    day: day().notNull(),
    network: text().notNull(),
    kind: text().$type<RefusalKind>().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.network, table.kind] }),
    oneOf('refused_traffic_kind', table.kind, refusalKinds),
  ],
)
