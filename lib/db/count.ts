import 'server-only'
import { totalLimit } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How many rows match, counted up to one more than `totalLimit`. */
export async function countUpTo(db: Executor, table: PgTable, where?: SQL): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(totalLimit + 1)
    .as('rows')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(rows)
  return counted?.total ?? 0
}
