import { isNamedHost } from '../settings/hosts.ts'
import type { Settings } from '../settings/schema.ts'

/** The names of the session cookie with and without https. */
export const sessionCookies = { https: '__Host-sid', http: 'sid' } as const

/** Carries the origin by which the portal was reached to the API server; replaces what a caller sends. */
export const reachedHeader = 'x-reached-origin'

type OwnSite = Pick<Settings, 'SITE_URL' | 'ALLOWED_HOSTS'>

/**
 * The CSRF check: whether a request that changes something may do so (RELIABILITY.md T5). A browser sends
 * `Sec-Fetch-Site` or `Origin`, which must name a page of this portal, on an https site one that came
 * by https; a program without both is
 * allowed without a cookie. A Bearer token is not a cookie: no other site can send it.
 */
export function mayChange(request: Request, own: OwnSite): boolean {
  if (request.headers.has('authorization')) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin !== null) return isOwnOrigin(origin, request.headers, own)
  return !hasSession(request)
}

/**
 * A `Host` says what is the same origin only if it is a configured one or of this machine. Without any,
 * so does the address by which the portal was reached, which nobody can make up.
 */
function isOwnOrigin(
  origin: string,
  headers: Headers,
  { SITE_URL, ALLOWED_HOSTS }: OwnSite,
): boolean {
  if (origin === SITE_URL) return true
  if (ALLOWED_HOSTS === null && origin === headers.get(reachedHeader)) return true
  const host = headers.get('host') ?? ''
  if (!isNamedHost(host, ALLOWED_HOSTS ?? [])) return false
  const isOpen = !SITE_URL.startsWith('https:')
  return origin === `https://${host}` || (isOpen && origin === `http://${host}`)
}

/** The origin of pages that were loaded from an address of this machine, without a proxy between. */
export function originAt(address: string, port = 80): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return new URL(`http://${plain.includes(':') ? `[${plain}]` : plain}:${port}`).origin
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
