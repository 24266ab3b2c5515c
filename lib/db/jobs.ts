import 'server-only'
import type { Executor } from './database'
import { insertAll } from './insert'
import { clockTolerance, isTooFarAhead, span } from './instants'
import { jobs } from './schema/jobs'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'

export type JobRow = typeof jobs.$inferSelect

const daySeconds = 86_400

/** No job waits longer for its next attempt. */
const longestDelay = sql`interval '2 days'`

/**
 * Whether nobody waits for a job's time, as a clock that ran ahead wrote it. For its first attempt a
 * job waits as long as who queued it wants, from when it was queued: one of those named `dated` to the
 * date that somebody chose, which no clock changes.
 */
const isOfWrongClock = (dated: readonly string[]) =>
  or(
    and(gt(jobs.attempts, 0), isTooFarAhead(jobs.run_at, longestDelay)),
    and(
      eq(jobs.attempts, 0),
      isTooFarAhead(jobs.created_at, span(0)),
      notInArray(jobs.name, [...dated]),
    ),
  )

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
  // A job of a clock that ran ahead is no sign that a round of today began.
  const isLater = and(
    gte(jobs.created_at, since.toISOString()),
    sql`${jobs.created_at} <= clock_timestamp() + ${clockTolerance}`,
  )
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

/** Locks due jobs for some seconds; two runners never get the same one. `dated`: see `JobKind`. */
export async function acquireDueJobs(
  db: Executor,
  { count, seconds, dated = [] }: { count: number; seconds: number; dated?: readonly string[] },
): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      sql`done_at is null and dead_at is null
        and (run_at <= now() or ${isOfWrongClock(dated)})
        and (locked_until is null or locked_until < now()
          or ${isTooFarAhead(jobs.locked_until, span(seconds))})`,
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

/** How many days a job is kept once it was done, or died. */
export const jobRetentionDays = { done: 7, dead: 30 } as const

/** Deletes the jobs whose days are over. */
export async function deleteOldJobs(db: Executor) {
  const { done, dead } = jobRetentionDays
  await db
    .delete(jobs)
    .where(
      or(
        lt(jobs.done_at, sql`now() - ${span(done * daySeconds)}`),
        lt(jobs.dead_at, sql`now() - ${span(dead * daySeconds)}`),
      ),
    )
}
