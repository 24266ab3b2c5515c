import 'server-only'
import { servedOverHttps } from '@/lib/settings/https'
import { signedInHint } from './hint'
import { readCookie, sessionCookies } from './same-origin'

const nameToday = () => (servedOverHttps() ? sessionCookies.https : sessionCookies.http)

const attributes = (seconds: number) =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${servedOverHttps() ? '; Secure' : ''}`

/** The headers that sign a browser in for at most this many seconds. */
export function signInCookies(token: string, seconds: number): string[] {
  return [
    `${nameToday()}=${token}; HttpOnly; ${attributes(seconds)}`,
    `${signedInHint}=1; ${attributes(seconds)}`,
  ]
}

/** The headers that sign a browser out. */
export function signOutCookies(): string[] {
  return [`${nameToday()}=; HttpOnly; ${attributes(0)}`, `${signedInHint}=; ${attributes(0)}`]
}

/** The session token a request carries in its cookie, or null. */
export function cookieToken(request: Request): string | null {
  return readCookie(request, nameToday())
}

/** The token of the Authorization header; null without the header, empty when it is malformed. */
export function bearerToken(request: Request): string | null {
  return authorizationToken(request, /^Bearer (xp_[\w-]{43})$/)
}

/** The token that a form finds in the Authorization header; empty when it finds none. */
export function authorizationToken(request: Request, form: RegExp): string | null {
  const header = request.headers.get('authorization')
  return header === null ? null : (form.exec(header)?.[1] ?? '')
}
