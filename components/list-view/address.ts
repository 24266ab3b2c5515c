/** The id of the results in their page: without script, a filter or page link leads there. */
export const resultsId = 'results'

const listeners = new Set<() => void>()

/** Lets every list look at the address. */
export function checkAddress(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls back on every change of the address; the answer stops it. Back and Forward can change it
 * after a list is rendered and before it subscribes. React reads it again then, but may render what
 * follows together with the router's transition and suspend both: a check of its own comes after.
 */
export function subscribeToAddress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', checkAddress)
  listeners.add(listener)
  queueMicrotask(() => {
    if (listeners.has(listener)) listener()
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', checkAddress)
  }
}

/**
 * The address of a view: its query and, unless it is the first view, the place of its results. A
 * path with a query of its own (`?tab=5`) keeps it.
 */
export function viewAddress(path: string, query: string): string {
  if (query === '') return path
  const whole = path.includes('?') ? `${path}&${query.slice(1)}` : `${path}${query}`
  return `${whole}#${resultsId}`
}

/** Puts a view into the address; `replace` takes the place of the one before in the history. */
export function showAddress(address: string, as: 'push' | 'replace'): void {
  if (as === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  checkAddress()
}

/** The query of the address, when the page that is in it is the one at `path`. */
export function queryAt(path: string): URLSearchParams | null {
  const { pathname } = new URL(path, window.location.href)
  return pathname === window.location.pathname ? new URLSearchParams(window.location.search) : null
}
