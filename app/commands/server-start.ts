import { closeDatabaseBeforeExit } from '@/lib/db/at-exit'
import { dumpDatabase, transaction, withoutTimeout } from '@/lib/db/database'
import { onHolderRequest } from '@/lib/db/holder-requests'
import { watchRequests } from '@/lib/api/incoming'
import { noteRefusedTraffic } from '@/features/insight/refused-traffic/server/service'
import { shareTrafficCounts } from '@/lib/api/traffic/shared-counts'
import { listenForPublications } from '@/lib/cache/publication'
import { sweepTags } from '@/lib/cache/store-entries'
import { isServedByPageServer } from '@/lib/cache/served-by'
import { redirectConsole } from '@/lib/log/console'
import { logger } from '@/lib/log/logger'
import { watchEventLoop } from '@/lib/metrics/event-loop'
import { hasDatabase, settings } from '@/lib/settings/settings'

const listenAgainMs = 1_000

/** What a server process does once, before its first request. */
export function startServer() {
  if (process.env.NODE_ENV === 'production') redirectConsole(globalThis.console)
  closeDatabaseBeforeExit()
  const { TRUSTED_PROXIES, JOBS, DATABASE_URL, METRICS_TOKEN } = settings()
  if (METRICS_TOKEN !== undefined) watchEventLoop()
  if (!isServedByPageServer()) watchRequests(TRUSTED_PROXIES)
  if (!hasDatabase()) return
  if (DATABASE_URL) shareTrafficCounts()
  noteRefusedTraffic()
  answerCommands()
  if (JOBS) void runJobs()
  listen()
}

/** Does the work of commands that find the embedded database open in this process. */
function answerCommands() {
  onHolderRequest('search:rebuild', () => {
    void rebuildSearch()
    return Promise.resolve([
      'The portal that serves this database does it now; its log says when it is done.',
    ])
  })
  onHolderRequest('staff', async (args) => {
    const { staffWork } = await import('@/app/commands/staff-work')
    return transaction(staffWork(args))
  })
  onHolderRequest('jobs', async (args) => {
    const { jobWork } = await import('@/app/commands/job-work')
    return transaction(jobWork(args))
  })
  onHolderRequest('dump', async () => {
    await dumpDatabase()
    return []
  })
}

async function rebuildSearch() {
  const { rebuildDocuments } = await import('@/features/search/documents/server/service')
  await rebuildDocuments({ withoutTimeout }).then(
    (records) => logger().info({ records }, 'search was rebuilt'),
    (error: unknown) => logger().error({ err: error }, 'search was not rebuilt'),
  )
}

/**
 * Drops pages when other instances publish. Where the database is away at the start, the pages that
 * were stored before this instance listens may be old.
 */
function listen(isLate = false) {
  listenForPublications().then(
    () => isLate && sweepTags('all'),
    (error: unknown) => {
      if (!isLate) logger().error({ err: error }, 'cannot listen to publications yet')
      setTimeout(() => listen(true), listenAgainMs).unref()
    },
  )
}

/** Runs jobs in this process. Tries again when the database is not available at the start. */
async function runJobs() {
  const { startRunner } = await import('@/lib/jobs/runner')
  const { hourly, jobKinds } = await import('@/app/commands/job-kinds')
  startRunner(jobKinds, hourly).catch((error: unknown) => {
    logger().error({ err: error }, 'jobs cannot run yet')
    setTimeout(() => void runJobs(), 30_000).unref()
  })
}
