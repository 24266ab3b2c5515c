import 'server-only'
import { DatabaseUnavailable, StorageFull } from '@/lib/db/errors'
import { StorageUnavailable } from '@/lib/files/guarded-storage'
import { logger } from '@/lib/log/logger'
import { inertPolicy } from './inert-policy'
import { Problem } from './problem'
import { requestIdOf } from './request-id'

const retryAfterSeconds = 2

/** The one place where any thrown value becomes a `Problem`. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (causedBy(error, DatabaseUnavailable) || causedBy(error, StorageUnavailable)) {
    return new Problem('unavailable', { retryAfter: retryAfterSeconds })
  }
  if (causedBy(error, StorageFull)) return new Problem('storage_full')
  return new Problem('internal')
}

/** The answer to a request that failed, for routes of files, which stand beside the one door. */
export function failedAnswer(request: Request, error: unknown): Response {
  const problem = problemFrom(error)
  if (problem.code === 'internal') logger().error({ err: error }, 'a file could not be served')
  return Response.json(problem.toWire(requestIdOf(request)), {
    status: problem.status,
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
    },
  })
}

function causedBy(error: unknown, kind: new (...args: never[]) => Error): boolean {
  if (error instanceof kind) return true
  return error instanceof Error && error.cause !== undefined && causedBy(error.cause, kind)
}
