import 'server-only'
import { database, listen } from '@/lib/db/database'
import {
  markJobDead,
  finishJob,
  deleteOldJobs,
  jobsChannel,
  postponeJob,
  acquireDueJobs,
  type JobRow,
} from '@/lib/db/jobs'
import { logger } from '@/lib/log/logger'
import { errorForLog, withoutPersonalData } from '@/lib/log/redaction'
import { measures } from '@/lib/metrics/measures'
import { addDuration } from '@/lib/metrics/series'
import { traced } from '@/lib/metrics/tracing'
import { leaseSeconds, type HourlyWork, type JobKind } from './job'

const batchSize = 5
const pollMs = 15_000
const hourMs = 3_600_000
const reasonLength = 500

/** Runs due jobs, and resolves with their number. A failed one is postponed. */
export async function runDueJobs(kinds: readonly JobKind[]): Promise<number> {
  const db = await database()
  const dated = kinds.filter((kind) => kind.dated).map(({ name }) => name)
  const due = await acquireDueJobs(db, { count: batchSize, seconds: leaseSeconds, dated })
  await Promise.all(due.map((job) => runJob(kinds, job)))
  return due.length
}

async function runJob(kinds: readonly JobKind[], job: JobRow): Promise<void> {
  const db = await database()
  const kind = kinds.find(({ name }) => name === job.name)
  if (kind && job.attempts > kind.delays.length + 1) {
    logger().error({ job: job.name, id: job.id, attempt: job.attempts }, 'job never ended')
    return markJobDead(db, job.id, 'It never ended: every runner that ran it stopped.')
  }
  const started = performance.now()
  try {
    if (!kind) throw new Error(`No kind of job is named ${job.name}.`)
    const span = { name: `job ${kind.name}`, kind: 'internal', attributes: {} } as const
    const run = { id: job.id, attempt: job.attempts }
    await traced(span, () => kind.run(job.payload, run))
    await finishJob(db, job.id)
    countRun(kind.name, 'done', started)
  } catch (error) {
    const reason = reasonOf(error)
    const delay = kind?.delays[job.attempts - 1]
    countRun(kind?.name ?? 'unknown', delay === undefined ? 'dead' : 'failed', started)
    const about = { job: job.name, id: job.id, attempt: job.attempts, reason }
    if (delay === undefined) {
      logger().error(about, 'job is dead')
      await markJobDead(db, job.id, reason)
    } else {
      logger().warn(about, 'job failed')
      await postponeJob(db, job.id, withJitter(delay), reason)
    }
  }
}

function countRun(name: string, result: 'done' | 'failed' | 'dead', started: number): void {
  const durations = measures().jobRuns.at({ portal_job_name: name, portal_job_result: result })
  addDuration(durations, (performance.now() - started) / 1000)
}

/** Without personal data, since mail servers name the person in their errors. */
function reasonOf(error: unknown): string {
  return withoutPersonalData(errorForLog(error).message).slice(0, reasonLength)
}

/** Adds up to a tenth, so that jobs that failed together are not retried together. */
function withJitter(seconds: number): number {
  return Math.round(seconds * (1 + Math.random() / 10))
}

/**
 * Runs jobs as they become due, and the hourly work at the start and each hour. Returns the function
 * that stops it after what runs.
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
  const runHourly = async () => {
    for (const one of [deleteOldJobs, ...hourly]) {
      if (!stopped) await database().then(one).catch(report)
    }
  }
  let lastHour = Promise.resolve()
  const eachHour = setInterval(() => (lastHour = runHourly()), hourMs)
  eachHour.unref()

  const loop = async () => {
    await runHourly()
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
    await lastHour
  }
}

function report(error: unknown): number {
  logger().error({ err: error }, 'jobs could not be run')
  return 0
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
