import 'server-only'
import type { CallContext } from '@/lib/api/route'
import { areJobsLate, isMigrated, isReadOnly } from '@/lib/db/readiness'
import { volumeFault } from '@/lib/files/volume'
import { logger } from '@/lib/log/logger'
import { areDescriptorsShort } from '@/lib/metrics/descriptors'
import { release } from '@/lib/settings/release'
import type { Readiness } from '../contract'

export function isAlive() {
  return Promise.resolve({ status: 'ok' as const, release: release() })
}

type CheckName = keyof Readiness['checks']
type Check = NonNullable<Readiness['checks'][CheckName]>

const passed: Check = { status: 'ok' }
const failed = (reason: Extract<Check, { reason: string }>['reason']): Check => ({
  status: 'failed',
  reason,
})

/** Late jobs are no reason to take an instance out of service: another one, or a worker, may run them. */
const isFatal = (name: string) => name !== 'jobs'

/**
 * Checks database, migrations, disk, descriptors and jobs, each by itself. With one that failed the
 * instance is unfit and the status is 503; late jobs are reported with 200.
 */
export async function isReady(context: Pick<CallContext, 'reply'>): Promise<Readiness> {
  return readinessOf({ ...descriptorChecks(), ...(await checksOf()) }, context)
}

/** On an existing provider only the process itself can be checked. */
export function isReadyWithoutDatabase(context: Pick<CallContext, 'reply'>): Promise<Readiness> {
  return Promise.resolve(readinessOf(descriptorChecks(), context))
}

function readinessOf(
  checks: Readiness['checks'],
  { reply }: Pick<CallContext, 'reply'>,
): Readiness {
  const isUnfit = Object.entries(checks).some(
    ([name, { status }]) => status === 'failed' && isFatal(name),
  )
  if (isUnfit) reply.status = 503
  return { status: isUnfit ? 'failed' : 'ok', checks }
}

/** Without descriptors left, nobody can connect, and no file can be read. */
function descriptorChecks(): Readiness['checks'] {
  const isShort = areDescriptorsShort()
  if (isShort === null) return {}
  return { descriptors: isShort ? failed('short') : passed }
}

async function checksOf(): Promise<Readiness['checks']> {
  const fault = volumeFault()
  const disk = fault ? failed(fault) : passed
  try {
    const isClosed = await isReadOnly()
    if (isClosed && !fault) return { ...(await schemaChecks()), disk: failed('full') }
    return { ...(await schemaChecks()), disk }
  } catch (error) {
    logger().warn({ err: error }, 'the portal is not ready')
    return { database: failed('unreachable'), disk }
  }
}

async function schemaChecks(): Promise<Readiness['checks']> {
  if (!(await isMigrated())) return { database: passed, migrations: failed('pending') }
  const jobs = (await areJobsLate()) ? failed('late') : passed
  return { database: passed, migrations: passed, jobs }
}

const reportLength = 2_000

/** Logs a browser's report about the page policy, cut to a maximum length. */
export function recordPolicyReport(report: unknown) {
  logger().warn({ report: JSON.stringify(report).slice(0, reportLength) }, 'page policy breached')
  return Promise.resolve('Success' as const)
}
