import type { Instrumentation } from 'next'

/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NODE_ENV === 'production') {
    const { takeConsole } = await import('@/lib/log/foreign-lines')
    takeConsole(globalThis.console)
  }
  const { closeDatabaseBeforeExit } = await import('@/lib/db/at-exit')
  closeDatabaseBeforeExit()
  const { watchRequests } = await import('@/lib/api/incoming')
  const { hasDatabase, settings } = await import('@/lib/settings/settings')
  const { TRUSTED_PROXIES, JOBS } = settings()
  watchRequests(TRUSTED_PROXIES)
  if (!hasDatabase()) return
  const { grantWish } = await import('@/lib/db/wishes')
  grantWish('search:rebuild', () => void rebuildSearch())
  if (JOBS) void runJobs()
  void hear()
}

/** Hears of each error that a page or a route lets out. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('@/lib/log/foreign-lines')
  logPageError(error, request, context)
}

/** What `npm run search:rebuild` asks of the portal that has the embedded database. */
async function rebuildSearch() {
  const { rebuildDocuments } = await import('@/features/search/documents/server/service')
  const { patiently } = await import('@/lib/db/database')
  const { logger } = await import('@/lib/log/logger')
  await rebuildDocuments({ patiently }).then(
    (records) => logger().info({ records }, 'search was rebuilt'),
    (error: unknown) => logger().error({ err: error }, 'search was not rebuilt'),
  )
}

/** Drops the pages of what other instances publish. */
async function hear() {
  const { hearPublications } = await import('@/lib/cache/publication')
  const { logger } = await import('@/lib/log/logger')
  hearPublications().catch((error: unknown) => {
    logger().error({ err: error }, 'publications of other instances are not heard yet')
    setTimeout(() => void hear(), 30_000).unref()
  })
}

/** Runs jobs beside the pages. A database that is away at the start is asked again. */
async function runJobs() {
  const { startRunner } = await import('@/lib/jobs/runner')
  const { hourly, jobKinds } = await import('@/app/commands/job-kinds')
  const { logger } = await import('@/lib/log/logger')
  startRunner(jobKinds, hourly).catch((error: unknown) => {
    logger().error({ err: error }, 'jobs are not run yet')
    setTimeout(() => void runJobs(), 30_000).unref()
  })
}
