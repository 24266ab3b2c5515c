import 'server-only'
import type { Executor } from '@/lib/db/database'
import { getTableName, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

/** Keeps a statement well below the 65,535 parameters that PostgreSQL allows. */
const batchSize = 500

/** Inserts any number of rows, also none, in their order. */
export async function insertAll<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.insert(table).values(rows.slice(start, start + batchSize))
  }
}

/** Lets generated ids continue after the highest one that was inserted explicitly. */
export async function raiseIdentity(db: Executor, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
  )
}
