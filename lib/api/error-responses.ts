import 'server-only'
import { causedBy, DatabaseRefused, DatabaseUnavailable, StorageFull } from '@/lib/db/errors'
import { StorageUnavailable } from '@/lib/files/guarded-storage'
import { logger } from '@/lib/log/logger'
import { logCall } from './call-log'
import { knownAddressOf } from './client-address'
import { inertPolicy } from './inert-policy'
import { Problem, type ProblemCode } from './problem'
import { requestIdOf } from './request-id'
import { setUnavailable } from './response-status'

const retryAfterSeconds = 2
/** A database that cannot be opened as things are, as while another process has it, is away, too. */
const awayFor = [DatabaseUnavailable, DatabaseRefused, StorageUnavailable]

/** The one place where any thrown value becomes a `Problem`. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (awayFor.some((kind) => causedBy(error, kind))) {
    return new Problem('unavailable', { retryAfter: retryAfterSeconds })
  }
  if (causedBy(error, StorageFull)) return new Problem('storage_full')
  return new Problem('internal')
}

/** Passes on what failed while a page was rendered; a database that is away makes its status 503. */
export function rethrowForPage(error: unknown): never {
  if (problemFrom(error).code === 'unavailable') setUnavailable()
  throw error
}

/** The caller and the route of a request that failed after its access check. */
interface Judged {
  user: number | null
  route: string
}

const refusals: readonly ProblemCode[] = ['unauthenticated', 'forbidden', 'not_found']

/**
 * The response to a request that failed, for routes of files, which the API server does not serve.
 * A refusal after an access check is logged, also one that looks like a missing file.
 */
export function failedAnswer(request: Request, error: unknown, judged?: Judged): Response {
  const problem = problemFrom(error)
  const requestId = requestIdOf(request)
  if (problem.code === 'internal') logger().error({ err: error }, 'a file could not be served')
  if (judged && refusals.includes(problem.code)) {
    const address = knownAddressOf(request)
    logCall({ requestId, address, status: problem.status, ...judged }, true)
  }
  return Response.json(problem.toWire(requestId), {
    status: problem.status,
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    },
  })
}
