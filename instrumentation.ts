/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { closeDatabaseBeforeExit } = await import('@/lib/db/at-exit')
  closeDatabaseBeforeExit()
  const { watchRequests } = await import('@/lib/api/incoming')
  const { settings } = await import('@/lib/settings/settings')
  const { TRUSTED_PROXIES, JOBS, API_BASE_URL } = settings()
  watchRequests(TRUSTED_PROXIES)
  if (JOBS && !API_BASE_URL) void runJobs()
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
