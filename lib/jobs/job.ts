import 'server-only'
import type { Executor } from '@/lib/db/database'
import { deleteJobs, insertJob, insertJobs } from '@/lib/db/jobs'
import type { z } from 'zod'

/**
 * A job taken by a runner that died is given back after this time. One that takes longer is done
 * twice, so whatever may last has a deadline below it.
 */
export const leaseSeconds = 300

/** Removes what has outlived its time, or asks for what is due; each hour, on every instance. */
export type HourlyWork = (db: Executor) => Promise<void>

/** What is known of a job while it runs. */
export interface JobRun {
  /** The same at each attempt: what is sent out carries it, so that a repeat can be recognised. */
  id: string
  /** 1 at first. */
  attempt: number
}

/** Work that can wait or fail, joined to what does it. */
export interface JobKind {
  name: string
  /** Seconds to wait after each failed attempt; after the last one the job is given up. */
  delays: readonly number[]
  run: (payload: unknown, run: JobRun) => Promise<void>
}

/** After 1, 5, 15 minutes and an hour: five attempts. */
const usualDelays = [60, 300, 900, 3600] as const

/**
 * Declares a kind of job: its payload and its work. `ask` writes one in the transaction of the
 * record that needs it, so neither can be without the other.
 */
export function jobKind<Payload extends z.ZodType<Record<string, unknown>>>(kind: {
  name: string
  payload: Payload
  delays?: readonly number[]
  run: (payload: z.output<Payload>, run: JobRun) => Promise<void>
}) {
  return {
    name: kind.name,
    delays: kind.delays ?? usualDelays,
    run: async (payload: unknown, run: JobRun) => kind.run(kind.payload.parse(payload), run),
    /** `afterSeconds` is the time it waits at least. */
    ask: (db: Executor, payload: z.input<Payload>, afterSeconds = 0) =>
      insertJob(db, { name: kind.name, payload: payload as Record<string, unknown>, afterSeconds }),
    /** Writes one job for each of many. */
    askAll: (db: Executor, payloads: readonly z.input<Payload>[]) =>
      insertJobs(db, kind.name, payloads as readonly Record<string, unknown>[]),
    /** Takes back what waits with these values, but for those with some others. */
    withdraw: (
      db: Executor,
      having: Partial<z.input<Payload>>,
      { except }: { except: Partial<z.input<Payload>> },
    ) => deleteJobs(db, kind.name, { having, except }),
  }
}
