/**
 * Whether something failed because there is no connection. A browser in a closed network calls
 * itself offline although the portal answers it: what the portal answered is no lost connection.
 */
export function isOffline(error: unknown): boolean {
  if (navigator.onLine) return false
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return code === null || code === 'unavailable'
}
