import 'server-only'
import { readCookie } from '@/lib/auth/same-origin'
import { fromReplica, writtenUpTo } from '@/lib/db/database'
import { servedOverHttps } from '@/lib/settings/https'
import { settings } from '@/lib/settings/settings'
import type { Endpoint } from './endpoint'

const name = () => (servedOverHttps() ? '__Host-written' : 'written')

/** Longer than a replica that is read can be behind. */
const seconds = 60

/**
 * Answers a call from the replica where it only reads. The browser remembers how far the database
 * was after its last change, so that anyone who has just written reads what they wrote, on any
 * instance. What is cached until a publication always comes from the primary.
 */
export async function readingOwnWrites<T>(
  { endpoint, request, headers }: { endpoint: Endpoint; request: Request; headers: Headers },
  answer: () => Promise<T>,
): Promise<T> {
  if (!settings().DATABASE_READ_URL) return answer()
  if (endpoint.method === 'GET' && endpoint.changes !== true) {
    return endpoint.tags ? answer() : fromReplica(readCookie(request, name()), answer)
  }
  const answered = await answer()
  const secure = servedOverHttps() ? '; Secure' : ''
  headers.append(
    'set-cookie',
    `${name()}=${await writtenUpTo()}; HttpOnly; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  )
  return answered
}
