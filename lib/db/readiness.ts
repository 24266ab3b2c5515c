import 'server-only'
import { sql } from 'drizzle-orm'
import { database, withoutTimeout } from './database'
import { pendingMigrations } from './migrate'
import { processWide } from '@/lib/settings/process-wide'

/** Whether the migrations of this release are applied; once they are, they stay so. */
export async function isMigrated(): Promise<boolean> {
  const known = processWide('migrated', () => ({ is: false }))
  known.is ||= (await pendingMigrations({ withoutTimeout })).length === 0
  return known.is
}

/** Whether the database takes no writes, as the embedded one does on a full volume. */
export async function isReadOnly(): Promise<boolean> {
  const db = await database()
  const { rows } = await db.execute<{ closed: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as closed`,
  )
  return rows[0]?.closed === true
}

/** Whether a job has been due for a quarter of an hour and nothing runs it. */
export async function areJobsLate(): Promise<boolean> {
  const db = await database()
  const { rows } = await db.execute<{ late: boolean }>(sql`
    select exists (
      select from jobs
      where done_at is null and dead_at is null and run_at < now() - interval '15 minutes'
        and (locked_until is null or locked_until < now())
    ) as late`)
  return rows[0]?.late === true
}
