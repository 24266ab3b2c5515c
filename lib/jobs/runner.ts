import 'server-only'
import { database, listen } from '@/lib/db/database'
import {
  buryJob,
  finishJob,
  forgetDoneJobs,
  jobsChannel,
  postponeJob,
  takeDueJobs,
  type JobRow,
} from '@/lib/db/jobs'
import { logger } from '@/lib/log/logger'
import type { JobKind } from './job'

/** A job taken by a runner that died is given back after this time. */
const leaseSeconds = 300
const atOnce = 5
const pollMs = 15_000
const forgetEveryMs = 3_600_000

/** Runs every job that is due, and answers how many were run. A failed one waits for its time. */
export async function runDueJobs(kinds: readonly JobKind[]): Promise<number> {
  const db = await database()
  const taken = await takeDueJobs(db, { count: atOnce, seconds: leaseSeconds })
  await Promise.all(taken.map((job) => runJob(kinds, job)))
  return taken.length
}

async function runJob(kinds: readonly JobKind[], job: JobRow): Promise<void> {
  const db = await database()
  const kind = kinds.find(({ name }) => name === job.name)
  try {
    if (!kind) throw new Error(`Nobody knows how to do ${job.name}.`)
    await kind.run(job.payload, { id: job.id, attempt: job.attempts })
    await finishJob(db, job.id)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const delay = kind?.delays[job.attempts - 1]
    logger().warn({ job: job.name, id: job.id, attempt: job.attempts, reason }, 'job failed')
    if (delay === undefined) await buryJob(db, job.id, reason)
    else await postponeJob(db, job.id, withJitter(delay), reason)
  }
}

/** Up to a tenth more, so that jobs that failed together do not come back together. */
function withJitter(seconds: number): number {
  return Math.round(seconds * (1 + Math.random() / 10))
}

/** Runs jobs as they come until it is stopped; the answer stops it after the running ones. */
export async function startRunner(kinds: readonly JobKind[]): Promise<() => Promise<void>> {
  let wake = () => {}
  let stopped = false
  const stopListening = await listen(
    jobsChannel,
    () => wake(),
    () => wake(),
  )
  const forgetting = setInterval(() => void forget(), forgetEveryMs)
  forgetting.unref()

  const loop = async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const done = await runDueJobs(kinds).catch(report)
      if (!done) await Promise.race([woken, pause(pollMs)])
    }
  }
  const running = loop()
  return async () => {
    stopped = true
    wake()
    clearInterval(forgetting)
    await stopListening()
    await running
  }
}

async function forget() {
  await forgetDoneJobs(await database()).catch(report)
}

function report(error: unknown): number {
  logger().error({ err: error }, 'jobs could not be run')
  return 0
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
