import './umask.mjs'
import { closeDatabaseBeforeExit, endBeforeDatabase } from '@/lib/db/at-exit'
import { database, dumpDatabase, transaction, withoutTimeout } from '@/lib/db/database'
import { DatabaseRefused } from '@/lib/db/errors'
import { onHolderRequest } from '@/lib/db/holder-requests'
import { watchRequests } from '@/lib/api/incoming'
import { requireSharedKeys } from '@/lib/auth/shared-keys'
import { noteRefusedTraffic } from '@/features/insight/refused-traffic/server/refused-traffic'
import { shareTrafficCounts } from '@/lib/api/traffic/shared-counts'
import { listenForPublications } from '@/lib/cache/publication'
import { isServedByPageServer } from '@/lib/cache/served-by'
import { makePrivate } from '@/lib/files/private-folder'
import { redirectConsole } from '@/lib/log/console'
import { logger } from '@/lib/log/logger'
import { watchEventLoop } from '@/lib/metrics/event-loop'
import { WrongSetting } from '@/lib/settings/schema'
import { hasDatabase, settings } from '@/lib/settings/settings'

const listenAgainMs = 1_000
const keysAgainMs = 5_000

/** What a server process does once, before its first request. */
export function startServer() {
  if (process.env.NODE_ENV === 'production') redirectConsole(globalThis.console)
  closeDatabaseBeforeExit()
  const { DATA_DIR, TRUSTED_PROXIES, JOBS, DATABASE_URL, METRICS_TOKEN } = settings()
  makePrivate(DATA_DIR, (line) => logger().warn(line))
  if (METRICS_TOKEN !== undefined) watchEventLoop()
  if (!isServedByPageServer()) watchRequests(TRUSTED_PROXIES)
  if (!hasDatabase()) return
  checkKeys()
  if (DATABASE_URL) shareTrafficCounts()
  noteRefusedTraffic()
  answerCommands()
  if (JOBS) void runJobs()
  listen()
}

/**
 * Ends a server whose secrets other instances cannot read, or that may not open its database, as while
 * another process has it open. Waits for a database that is away.
 */
function checkKeys() {
  database()
    .then(requireSharedKeys)
    .catch((error: unknown) => {
      if (error instanceof WrongSetting || error instanceof DatabaseRefused) endForSetting(error)
      setTimeout(checkKeys, keysAgainMs).unref()
    })
}

function endForSetting(error: WrongSetting | DatabaseRefused): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(78)
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
  const { rebuildDocuments } = await import('@/features/search/server/search-documents')
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
  listenForPublications({ isLate }).catch((error: unknown) => {
    if (!isLate) logger().error({ err: error }, 'cannot listen to publications yet')
    setTimeout(() => listen(true), listenAgainMs).unref()
  })
}

/** Runs jobs in this process. Tries again when the database is not available at the start. */
async function runJobs() {
  const { startRunner } = await import('@/lib/jobs/runner')
  const { hourly, jobKinds } = await import('@/app/commands/job-kinds')
  startRunner(jobKinds, hourly).then(endBeforeDatabase, (error: unknown) => {
    logger().error({ err: error }, 'jobs cannot run yet')
    setTimeout(() => void runJobs(), 30_000).unref()
  })
}
