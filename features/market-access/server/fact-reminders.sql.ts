import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { jobs } from '@/lib/db/schema/jobs'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'

/** The key of an advisory lock: of two instances, one writes the reminders of a week. */
const advisoryLock = 7_215_340_120

/** Waits for another instance, until the transaction ends. */
export async function lockReminders(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
}

/** Whether a job of this name was written since an instant; jobs that are done stay seven days. */
export async function hasJobSince(db: Executor, name: string, since: string): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, name), gte(jobs.created_at, since)))
    .limit(1)
  return found !== undefined
}

/** The account with an address. */
export async function findAccount(db: Executor, email: string) {
  const { name, locale } = users
  const [found] = await db
    .select({ name, locale })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
    .limit(1)
  return found
}
