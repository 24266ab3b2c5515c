/** Runs once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { closeDatabaseBeforeExit } = await import('@/lib/db/at-exit')
  closeDatabaseBeforeExit()
  const { announceClientAddress } = await import('@/lib/api/client-address')
  const { settings } = await import('@/lib/settings/settings')
  announceClientAddress(settings().TRUSTED_PROXIES)
}
