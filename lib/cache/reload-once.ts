/** A page reloads by itself at most once in this time (spec part 1 section 4). */
export const reloadPauseMs = 60_000

/** Where a tab keeps when it did so last; the inline script of the layouts reads it as well. */
export const reloadedAtKey = 'reloaded-at'

interface Surroundings {
  now: number
  isOnline: boolean
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

/** Whether an error says that a script file of the page is gone, as after a new version. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
        error.message,
      ))
  )
}

/**
 * Reloads the page after a chunk failure, unless it did so within the pause; says whether it does. For
 * somebody who is offline the browser would put its own page in the place of what they read or typed.
 */
export function reloadOnce(
  error: unknown,
  page: Surroundings = {
    now: Date.now(),
    isOnline: navigator.onLine,
    storage: window.sessionStorage,
    reload: () => window.location.reload(),
  },
): boolean {
  if (!isChunkFailure(error) || !page.isOnline) return false
  const last = Number(page.storage.getItem(reloadedAtKey) ?? Number.NEGATIVE_INFINITY)
  if (page.now - last < reloadPauseMs) return false
  page.storage.setItem(reloadedAtKey, String(page.now))
  page.reload()
  return true
}
