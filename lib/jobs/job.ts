import 'server-only'
import type { Executor } from '@/lib/db/database'
import { deleteJobs, insertJob, insertJobs } from '@/lib/db/jobs'
import type { z } from 'zod'

/**
 * A job is locked by its runner for this time. One that takes longer runs twice, so work that may
 * last needs a shorter deadline.
 */
export const leaseSeconds = 300

/** Deletes expired records or queues due jobs; runs each hour on every instance. */
export type HourlyWork = (db: Executor) => Promise<void>

export interface JobRun {
  /** The same at each attempt; outgoing mail carries it, so that a repeat can be recognised. */
  id: string
  /** 1 at first. */
  attempt: number
}

/** A kind of background job. */
export interface JobKind {
  name: string
  /** Seconds to wait after each failed attempt; after the last one the job is dead. */
  delays: readonly number[]
  /** Its first time is a date that somebody chose: it never runs before, whatever the clock was. */
  dated: boolean
  run: (payload: unknown, run: JobRun) => Promise<void>
}

/** Five attempts: after 1, 5, 15 minutes and an hour. */
const defaultDelays = [60, 300, 900, 3600] as const

/**
 * Declares a job that one feature enqueues and a later one does (`features` import only earlier
 * ones): the later one makes the kind of it.
 */
export function jobSignal<Payload extends z.ZodType<Record<string, unknown>>>(signal: {
  name: string
  payload: Payload
}) {
  return {
    enqueue: (db: Executor, payload: z.input<Payload>) =>
      insertJob(db, {
        name: signal.name,
        payload: payload as Record<string, unknown>,
        afterSeconds: 0,
      }),
    kind: (run: (payload: z.output<Payload>) => Promise<void>) => jobKind({ ...signal, run }),
  }
}

/**
 * Declares a kind of job: its payload and its work. `enqueue` writes one in the transaction of the
 * record that needs it, so that neither exists without the other.
 */
export function jobKind<Payload extends z.ZodType<Record<string, unknown>>>(kind: {
  name: string
  payload: Payload
  delays?: readonly number[]
  dated?: boolean
  run: (payload: z.output<Payload>, run: JobRun) => Promise<void>
}) {
  return {
    name: kind.name,
    delays: kind.delays ?? defaultDelays,
    dated: kind.dated ?? false,
    run: async (payload: unknown, run: JobRun) => kind.run(kind.payload.parse(payload), run),
    /** The job waits at least `afterSeconds`. */
    enqueue: (db: Executor, payload: z.input<Payload>, afterSeconds = 0) =>
      insertJob(db, { name: kind.name, payload: payload as Record<string, unknown>, afterSeconds }),
    enqueueAll: (db: Executor, payloads: readonly z.input<Payload>[], afterSeconds = 0) =>
      insertJobs(db, kind.name, payloads as readonly Record<string, unknown>[], afterSeconds),
    /** Deletes waiting jobs with these values, except those with some others. */
    cancel: (
      db: Executor,
      having: Partial<z.input<Payload>>,
      { except }: { except: Partial<z.input<Payload>> },
    ) => deleteJobs(db, kind.name, { having, except }),
  }
}
