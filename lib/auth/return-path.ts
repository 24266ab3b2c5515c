import { safeRedirect } from './redirect'

const key = 'return-path'

/** The page to come back to that the address names, else the one given. */
export function namedReturnPath(otherwise: string): string {
  const named = new URLSearchParams(window.location.search).get('redirect')
  return named === null ? otherwise : safeRedirect(named)
}

/** Remembers the page that the address names, for the way back from a mail. */
export function rememberReturnPath(): void {
  const named = new URLSearchParams(window.location.search).get('redirect')
  if (named !== null) write(safeRedirect(named))
}

/** The remembered page, once: afterwards there is none. */
export function consumeReturnPath(otherwise: string): string {
  try {
    return safeRedirect(window.localStorage.getItem(key) ?? otherwise)
  } catch {
    return otherwise
  } finally {
    write(null)
  }
}

/** What one person wanted is nothing to the next. */
export function forgetReturnPath(): void {
  write(null)
}

function write(path: string | null) {
  try {
    if (path === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, path)
  } catch {
    // A browser that stores nothing goes Home instead.
  }
}
