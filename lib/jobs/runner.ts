import 'server-only'
import { database, listen } from '@/lib/db/database'
import {
  buryJob,
  finishJob,
  forgetOldJobs,
  jobsChannel,
  postponeJob,
  takeDueJobs,
  type JobRow,
} from '@/lib/db/jobs'
import { logger } from '@/lib/log/logger'
import { errorForLog, withoutPersonalData } from '@/lib/log/redaction'
import { leaseSeconds, type HourlyWork, type JobKind } from './job'

const atOnce = 5
const pollMs = 15_000
const hourMs = 3_600_000
const longestReason = 500

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
  if (kind && job.attempts > kind.delays.length + 1) {
    logger().error({ job: job.name, id: job.id, attempt: job.attempts }, 'job never ended')
    return buryJob(db, job.id, 'It never ended: each runner that took it stopped.')
  }
  try {
    if (!kind) throw new Error(`Nobody knows how to do ${job.name}.`)
    await kind.run(job.payload, { id: job.id, attempt: job.attempts })
    await finishJob(db, job.id)
  } catch (error) {
    const reason = reasonOf(error)
    const delay = kind?.delays[job.attempts - 1]
    const about = { job: job.name, id: job.id, attempt: job.attempts, reason }
    if (delay === undefined) {
      logger().error(about, 'job given up')
      await buryJob(db, job.id, reason)
    } else {
      logger().warn(about, 'job failed')
      await postponeJob(db, job.id, withJitter(delay), reason)
    }
  }
}

/** Mail servers name the person in what they say: that is kept nowhere. */
function reasonOf(error: unknown): string {
  return withoutPersonalData(errorForLog(error).message).slice(0, longestReason)
}

/** Up to a tenth more, so that jobs that failed together do not come back together. */
function withJitter(seconds: number): number {
  return Math.round(seconds * (1 + Math.random() / 10))
}

/**
 * Runs jobs as they come, and the hourly work at the start and each hour, until it is stopped; the
 * answer stops it after the running ones.
 */
export async function startRunner(
  kinds: readonly JobKind[],
  hourly: readonly HourlyWork[] = [],
): Promise<() => Promise<void>> {
  let wake = () => {}
  let stopped = false
  const stopListening = await listen(
    jobsChannel,
    () => wake(),
    () => wake(),
  )
  const eachHour = setInterval(() => void doHourly(hourly), hourMs)
  eachHour.unref()

  const loop = async () => {
    await doHourly(hourly)
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
    clearInterval(eachHour)
    await stopListening()
    await running
  }
}

async function doHourly(hourly: readonly HourlyWork[]): Promise<void> {
  for (const one of [forgetOldJobs, ...hourly]) {
    await database().then(one).catch(report)
  }
}

function report(error: unknown): number {
  logger().error({ err: error }, 'jobs could not be run')
  return 0
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
