import { safeRedirect } from './redirect'

const key = 'return-path'

/** The page to come back to: the one the address names, which is remembered for the way by mail. */
export function rememberReturnPath(otherwise: string): string {
  const named = new URLSearchParams(window.location.search).get('redirect')
  if (named !== null) write(safeRedirect(named))
  return returnPath(otherwise)
}

/** The remembered page, once: afterwards there is none. */
export function takeReturnPath(otherwise: string): string {
  const path = returnPath(otherwise)
  write(null)
  return path
}

function returnPath(otherwise: string): string {
  try {
    return safeRedirect(window.localStorage.getItem(key) ?? otherwise)
  } catch {
    return otherwise
  }
}

function write(path: string | null) {
  try {
    if (path === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, path)
  } catch {
    // A browser that stores nothing goes Home instead.
  }
}
