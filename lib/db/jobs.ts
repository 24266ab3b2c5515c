import 'server-only'
import type { Executor } from './database'
import { insertAll } from './insert'
import { jobs } from './schema/jobs'
import { and, asc, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'

export type JobRow = typeof jobs.$inferSelect

/** Wakes the runners of all instances. */
export const jobsChannel = 'jobs'

/** Writes a job in the transaction of what asks for it; runners hear of it when that is committed. */
export async function insertJob(
  db: Executor,
  {
    afterSeconds = 0,
    ...job
  }: { name: string; payload: Record<string, unknown>; afterSeconds?: number },
): Promise<void> {
  const run_at = sql`now() + make_interval(secs => ${afterSeconds})`
  await db.insert(jobs).values({ ...job, run_at })
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/** Writes many jobs of a kind, as `insertJob` writes one. */
export async function insertJobs(
  db: Executor,
  name: string,
  payloads: readonly Record<string, unknown>[],
): Promise<void> {
  await insertAll(
    db,
    jobs,
    payloads.map((payload) => ({ name, payload })),
  )
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/** Removes jobs that wait, by values of their payload. */
export async function deleteJobs(
  db: Executor,
  name: string,
  { having, except }: { having: object; except: object },
): Promise<void> {
  const holds = (part: object) => sql`${jobs.payload} @> ${JSON.stringify(part)}::jsonb`
  const waits = and(isNull(jobs.done_at), isNull(jobs.dead_at))
  await db.delete(jobs).where(and(eq(jobs.name, name), waits, holds(having), not(holds(except))))
}

/** Takes due jobs for a while; two runners never get the same one. */
export async function takeDueJobs(
  db: Executor,
  { count, seconds }: { count: number; seconds: number },
): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      sql`done_at is null and dead_at is null and run_at <= now() and (locked_until is null or locked_until < now())`,
    )
    .orderBy(asc(jobs.run_at))
    .limit(count)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      locked_until: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(sql`${jobs.id} in ${due}`)
    .returning()
}

/** The job is done; what it was about is no longer kept. */
export async function finishJob(db: Executor, id: string) {
  await db
    .update(jobs)
    .set({ done_at: sql`now()`, locked_until: null, payload: {} })
    .where(eq(jobs.id, id))
}

export async function postponeJob(db: Executor, id: string, seconds: number, last_error: string) {
  await db
    .update(jobs)
    .set({
      run_at: sql`now() + make_interval(secs => ${seconds})`,
      locked_until: null,
      last_error,
    })
    .where(eq(jobs.id, id))
}

export async function buryJob(db: Executor, id: string, last_error: string) {
  await db
    .update(jobs)
    .set({ dead_at: sql`now()`, locked_until: null, last_error })
    .where(eq(jobs.id, id))
}

/** Jobs that were given up and wait for staff, the newest first; what they are about stays away. */
export async function listDeadJobs(db: Executor) {
  const { id, name, attempts, last_error, dead_at } = jobs
  return db
    .select({ id, name, attempts, last_error, dead_at })
    .from(jobs)
    .where(isNotNull(jobs.dead_at))
    .orderBy(desc(jobs.dead_at))
}

/** Tries a job that was given up anew, from its first attempt; says whether there was one. */
export async function reviveJob(db: Executor, id: string): Promise<boolean> {
  const revived = await db
    .update(jobs)
    .set({ dead_at: null, attempts: 0, run_at: sql`now()`, last_error: null })
    .where(and(eq(jobs.id, id), isNotNull(jobs.dead_at)))
    .returning({ id: jobs.id })
  return revived.length > 0
}

/** Removes what is not done of the jobs whose payload holds one of these values, of every kind. */
export async function deleteJobsAbout(db: Executor, values: readonly object[]): Promise<void> {
  const isAbout = values.map((value) => sql`${jobs.payload} @> ${JSON.stringify(value)}::jsonb`)
  await db.delete(jobs).where(and(isNull(jobs.done_at), or(...isAbout)))
}

/** Jobs that were done a week ago or given up 30 days ago are forgotten. */
export async function forgetOldJobs(db: Executor) {
  await db
    .delete(jobs)
    .where(sql`done_at < now() - interval '7 days' or dead_at < now() - interval '30 days'`)
}
