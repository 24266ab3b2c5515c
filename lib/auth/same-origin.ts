/** The names of the session cookie with and without https. */
export const sessionCookies = { https: '__Host-sid', http: 'sid' } as const

/**
 * The CSRF check: whether a request that changes something may do so (RELIABILITY.md T5). A browser sends
 * `Sec-Fetch-Site` or `Origin`, which must name a page of this portal, on an https site one that came
 * by https; a program without both is
 * allowed without a cookie. A Bearer token is not a cookie: no other site can send it.
 */
export function mayChange(request: Request, site: string): boolean {
  if (request.headers.has('authorization')) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin !== null) return isOwnOrigin(origin, site, request.headers.get('host'))
  return !hasSession(request)
}

function isOwnOrigin(origin: string, site: string, host: string | null): boolean {
  if (origin === site) return true
  if (host === null) return false
  return origin === `https://${host}` || (!site.startsWith('https:') && origin === `http://${host}`)
}

function hasSession(request: Request): boolean {
  return Object.values(sessionCookies).some((name) => readCookie(request, name) !== null)
}

/** The value of a cookie, or null, also for a name sent twice. */
export function readCookie(request: Request, name: string): string | null {
  return cookieIn(request.headers.get('cookie') ?? '', name)
}

/** The value of a cookie in a `Cookie` header, or null, also for a name sent twice. */
export function cookieIn(header: string, name: string): string | null {
  const found = header.split(/;\s*/).filter((part) => part.startsWith(`${name}=`))
  return found.length === 1 ? (found[0]?.slice(name.length + 1) ?? null) : null
}
