import 'server-only'
import { DatabaseUnavailable, StorageFull } from '@/lib/db/errors'
import { Problem } from './problem'

const retryAfterSeconds = 2

/** The one place where any thrown value becomes a `Problem`. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (causedBy(error, DatabaseUnavailable)) {
    return new Problem('unavailable', { retryAfter: retryAfterSeconds })
  }
  if (causedBy(error, StorageFull)) return new Problem('storage_full')
  return new Problem('internal')
}

function causedBy(error: unknown, kind: new (...args: never[]) => Error): boolean {
  if (error instanceof kind) return true
  return error instanceof Error && error.cause !== undefined && causedBy(error.cause, kind)
}
