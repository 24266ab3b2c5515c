import { safeRedirect } from './redirect'

const key = 'return-path'

/** The return page in the address, otherwise the given one. */
export function namedReturnPath(otherwise: string): string {
  const named = new URLSearchParams(window.location.search).get('redirect')
  return named === null ? otherwise : safeRedirect(named)
}

/** Stores the return page of the address until the person comes back from a mail. */
export function rememberReturnPath(): void {
  const named = new URLSearchParams(window.location.search).get('redirect')
  if (named !== null) write(safeRedirect(named))
}

/** Reads and removes the stored return page. */
export function consumeReturnPath(otherwise: string): string {
  try {
    return safeRedirect(window.localStorage.getItem(key) ?? otherwise)
  } catch {
    return otherwise
  } finally {
    write(null)
  }
}

/** Removes the stored return page, so that the next person does not get it. */
export function forgetReturnPath(): void {
  write(null)
}

function write(path: string | null) {
  try {
    if (path === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, path)
  } catch {
    // Without storage the person goes Home instead.
  }
}
