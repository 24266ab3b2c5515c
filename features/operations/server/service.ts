import 'server-only'
import { pingDatabase } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'

const ok = { status: 'ok' } as const

export function isAlive() {
  return Promise.resolve(ok)
}

/** Resolves when the database answers; throws an error that becomes status 503. */
export async function isReady() {
  await pingDatabase()
  return ok
}

const reportLength = 2_000

/** Logs a browser's report about the page policy, cut to a maximum length. */
export function recordPolicyReport(report: unknown) {
  logger().warn({ report: JSON.stringify(report).slice(0, reportLength) }, 'page policy breached')
  return Promise.resolve('Success' as const)
}
