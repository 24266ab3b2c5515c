import 'server-only'
import { servedOverHttps } from '@/lib/settings/https'
import { readCookie } from './same-origin'

const name = () => (servedOverHttps() ? '__Host-device' : 'device')

const halfAYear = 180 * 24 * 60 * 60

/** The header by which a browser remembers that somebody has logged in with it. */
export function deviceCookie(device: string): string {
  const secure = servedOverHttps() ? '; Secure' : ''
  return `${name()}=${device}; HttpOnly; Path=/; Max-Age=${halfAYear}; SameSite=Lax${secure}`
}

/** What a request says of its browser, not checked yet; null where it says nothing. */
export function deviceOf(request: Request): string | null {
  return readCookie(request, name())
}
