import 'server-only'
import type { Executor } from './database'
import { insertAll } from './insert'
import { jobs } from './schema/jobs'
import { and, asc, desc, eq, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm'

export type JobRow = typeof jobs.$inferSelect

/** The notification channel that wakes the runners of all instances. */
export const jobsChannel = 'jobs'

/** Writes a job in the caller's transaction; runners are notified when that is committed. */
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

/** Like `insertJob`, for many jobs of one kind. */
export async function insertJobs(
  db: Executor,
  name: string,
  payloads: readonly Record<string, unknown>[],
  afterSeconds = 0,
): Promise<void> {
  const run_at = sql`now() + make_interval(secs => ${afterSeconds})`
  await insertAll(
    db,
    jobs,
    payloads.map((payload) => ({ name, payload, run_at })),
  )
  await db.execute(sql`select pg_notify(${jobsChannel}, '')`)
}

/**
 * Whether a job of this name was queued since an instant; jobs that are done stay seven days. Callers
 * wait for each other until their transaction ends, so that a round begins once.
 */
export async function wasQueuedSince(tx: Executor, name: string, since: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
  const isLater = gte(jobs.created_at, since.toISOString())
  return (await tx.$count(jobs, and(eq(jobs.name, name), isLater))) > 0
}

/** Deletes waiting jobs by values of their payload. */
export async function deleteJobs(
  db: Executor,
  name: string,
  { having, except }: { having: object; except: object },
): Promise<void> {
  const hasPart = (part: object) => sql`${jobs.payload} @> ${JSON.stringify(part)}::jsonb`
  const isWaiting = and(isNull(jobs.done_at), isNull(jobs.dead_at))
  await db
    .delete(jobs)
    .where(and(eq(jobs.name, name), isWaiting, hasPart(having), not(hasPart(except))))
}

/** Locks due jobs for some seconds; two runners never get the same one. */
export async function acquireDueJobs(
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

/** Marks a job as done and clears its payload. */
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

export async function markJobDead(db: Executor, id: string, last_error: string) {
  await db
    .update(jobs)
    .set({ dead_at: sql`now()`, locked_until: null, last_error })
    .where(eq(jobs.id, id))
}

const { id, name, attempts, last_error, run_at, dead_at } = jobs
const publicPart = { id, name, attempts, last_error, run_at, dead_at }
const isOverdue = sql`done_at is null and dead_at is null and run_at < now() - interval '15 minutes'`

/** Dead jobs, which wait for staff, without their payload; the newest first. */
export async function listDeadJobs(db: Executor) {
  return db.select(publicPart).from(jobs).where(isNotNull(jobs.dead_at)).orderBy(desc(jobs.dead_at))
}

/** Jobs that were due a quarter of an hour ago and have not run, without their payload; the latest first. */
export async function listOverdueJobs(db: Executor) {
  return db.select(publicPart).from(jobs).where(isOverdue).orderBy(desc(jobs.run_at))
}

/** The number of these jobs. */
export async function countOverdueJobs(db: Executor): Promise<number> {
  return db.$count(jobs, isOverdue)
}

/** Runs a dead job again from its first attempt; false where there is none. */
export async function retryDeadJob(db: Executor, id: string): Promise<boolean> {
  const updated = await db
    .update(jobs)
    .set({ dead_at: null, attempts: 0, run_at: sql`now()`, last_error: null })
    .where(and(eq(jobs.id, id), isNotNull(jobs.dead_at)))
    .returning({ id: jobs.id })
  return updated.length > 0
}

/** Jobs by name and state, and how many seconds the oldest due one of each waits. */
export async function countJobs(db: Executor) {
  const isDue = sql`done_at is null and dead_at is null and run_at <= now()
    and (locked_until is null or locked_until <= now())`
  const state = sql<'failed' | 'done' | 'running' | 'retrying' | 'queued'>`case
    when dead_at is not null then 'failed' when done_at is not null then 'done'
    when locked_until > now() then 'running' when attempts > 0 then 'retrying'
    else 'queued' end`
  return db
    .select({
      name: jobs.name,
      state: state.as('state'),
      count: sql<number>`count(*)::int`,
      waiting: sql<number>`coalesce(extract(epoch from
        now() - min(run_at) filter (where ${isDue})), 0)::float8`,
    })
    .from(jobs)
    .groupBy(jobs.name, sql`state`)
}

/** Deletes jobs of every kind that are not done and whose payload has one of these values. */
export async function deleteJobsAbout(db: Executor, values: readonly object[]): Promise<void> {
  const hasValue = values.map((value) => sql`${jobs.payload} @> ${JSON.stringify(value)}::jsonb`)
  await db.delete(jobs).where(and(isNull(jobs.done_at), or(...hasValue)))
}

/** Deletes jobs that were done 7 days ago or died 30 days ago. */
export async function deleteOldJobs(db: Executor) {
  await db
    .delete(jobs)
    .where(sql`done_at < now() - interval '7 days' or dead_at < now() - interval '30 days'`)
}
