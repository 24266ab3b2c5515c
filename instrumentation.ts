import type { Instrumentation } from 'next'

/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NODE_ENV === 'production') {
    const { redirectConsole } = await import('@/lib/log/console')
    redirectConsole(globalThis.console)
  }
  const { closeDatabaseBeforeExit } = await import('@/lib/db/at-exit')
  closeDatabaseBeforeExit()
  const { watchRequests } = await import('@/lib/api/incoming')
  const { hasDatabase, settings } = await import('@/lib/settings/settings')
  const { TRUSTED_PROXIES, JOBS } = settings()
  watchRequests(TRUSTED_PROXIES)
  if (!hasDatabase()) return
  const { onHolderRequest } = await import('@/lib/db/holder-requests')
  onHolderRequest('search:rebuild', () => void rebuildSearch())
  if (JOBS) void runJobs()
  void listen()
}

/** Logs each uncaught error of a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('@/lib/log/console')
  logPageError(error, request, context)
}

/** Handles the request of `npm run search:rebuild` to the process with the embedded database. */
async function rebuildSearch() {
  const { rebuildDocuments } = await import('@/features/search/documents/server/service')
  const { withoutTimeout } = await import('@/lib/db/database')
  const { logger } = await import('@/lib/log/logger')
  await rebuildDocuments({ withoutTimeout }).then(
    (records) => logger().info({ records }, 'search was rebuilt'),
    (error: unknown) => logger().error({ err: error }, 'search was not rebuilt'),
  )
}

/** Drops pages when other instances publish. */
async function listen() {
  const { listenForPublications } = await import('@/lib/cache/publication')
  const { logger } = await import('@/lib/log/logger')
  listenForPublications().catch((error: unknown) => {
    logger().error({ err: error }, 'cannot listen to publications of other instances yet')
    setTimeout(() => void listen(), 30_000).unref()
  })
}

/** Runs jobs in this process. Tries again when the database is not available at the start. */
async function runJobs() {
  const { startRunner } = await import('@/lib/jobs/runner')
  const { hourly, jobKinds } = await import('@/app/commands/job-kinds')
  const { logger } = await import('@/lib/log/logger')
  startRunner(jobKinds, hourly).catch((error: unknown) => {
    logger().error({ err: error }, 'jobs cannot run yet')
    setTimeout(() => void runJobs(), 30_000).unref()
  })
}
