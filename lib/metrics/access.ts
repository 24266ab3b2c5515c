import 'server-only'
import { settings } from '@/lib/settings/settings'
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request has the token of `METRICS_TOKEN`, compared in constant time. */
export function mayReadMetrics({ headers }: Request): boolean {
  const { METRICS_TOKEN } = settings()
  if (METRICS_TOKEN === undefined) return false
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return timingSafeEqual(digest(given), digest(METRICS_TOKEN))
}
