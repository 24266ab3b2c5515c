import 'server-only'
import { database, openConnections } from '@/lib/db/database'
import { countJobs } from '@/lib/db/jobs'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'

/** Counting jobs reads all of them, so several scrapers share an answer. */
const jobsKeptMs = 15_000

type JobCounts = Awaited<ReturnType<typeof countJobs>>

const kept = () =>
  processWide('job-counts', (): { at: number; counts: Promise<JobCounts> | null } => ({
    at: 0,
    counts: null,
  }))

/** What the database is asked for figures; null where none is open, no jobs while it does not answer. */
export async function readDatabase() {
  const connections = await openConnections()
  if (!connections) return null
  return { connections, jobs: await readJobs() }
}

async function readJobs(): Promise<JobCounts | null> {
  const state = kept()
  if (!state.counts || Date.now() - state.at > jobsKeptMs) {
    state.at = Date.now()
    state.counts = database().then(countJobs)
  }
  try {
    return await state.counts
  } catch (error) {
    state.counts = null
    logger().warn({ err: error }, 'jobs could not be counted')
    return null
  }
}
