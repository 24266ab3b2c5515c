const origin = 'https://portal.invalid'
const maxLength = 512

/**
 * The address after login: a path of this portal, or Home for anything else (spec/decisions.md
 * section 4, RELIABILITY.md 2.5), including login pages and endpoints.
 */
export function safeRedirect(given: string | null | undefined): string {
  if (!given || given.length > maxLength || !isPath(given)) return '/'
  const decoded = decodedOnce(given)
  if (decoded === null || !isPath(decoded)) return '/'
  const url = new URL(given, origin)
  if (url.origin !== origin || /^\/(?:ar\/)?(?:auth|api|login)(?:\/|$)/i.test(url.pathname))
    return '/'
  // `/.//host` is a path until its dots are resolved.
  const path = `${url.pathname}${url.search}${url.hash}`
  return isPath(path) ? path : '/'
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text)
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
