import 'server-only'
import { pingDatabase } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'

const ok = { status: 'ok' } as const

export function isAlive() {
  return Promise.resolve(ok)
}

/** Answers when the database does; throws what makes the door answer 503. A portal that runs on
 * an existing provider has no database of its own to ask. */
export async function isReady() {
  if (!settings().API_BASE_URL) await pingDatabase()
  return ok
}

const reportLength = 2_000

/** Logs what a browser reports about the page policy, cut to a bounded length. */
export function recordPolicyReport(report: unknown) {
  logger().warn({ report: JSON.stringify(report).slice(0, reportLength) }, 'page policy breached')
  return Promise.resolve('Success' as const)
}
