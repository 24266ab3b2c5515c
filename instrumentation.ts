/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { closeDatabaseBeforeExit } = await import('@/lib/db/at-exit')
  closeDatabaseBeforeExit()
  const { watchRequests } = await import('@/lib/api/incoming')
  const { settings } = await import('@/lib/settings/settings')
  watchRequests(settings().TRUSTED_PROXIES)
}
