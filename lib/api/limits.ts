import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { causedBy, StorageFull } from '@/lib/db/errors'
import { openRateLimiter } from '@/lib/db/rate-limits'
import { countLimitRefusal } from '@/lib/metrics/measures'
import { processWide } from '@/lib/settings/process-wide'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimitedAction } from './limited-actions'
import { Problem } from './problem'

type Limiters = Map<LimitedAction, RateLimiterAbstract>

/**
 * The limiters of this process by the database that counts; `memory` counts for a portal without a
 * database. Pages and calls are bundled apart and share them.
 */
const processLimiters = () =>
  processWide('limiters', () => ({ byPlace: new WeakMap<object, Limiters>(), memory: {} }))

function limiterOf(action: LimitedAction, db: Executor | null): RateLimiterAbstract {
  const { byPlace, memory } = processLimiters()
  const place = db ?? memory
  const opened: Limiters = byPlace.get(place) ?? new Map()
  byPlace.set(place, opened)
  const { times, seconds } = settings().LIMITS[action]
  const limiter =
    opened.get(action) ??
    (db
      ? openRateLimiter(db, { name: action, times, seconds })
      : new RateLimiterMemory({ points: times, duration: seconds }))
  opened.set(action, limiter)
  return limiter
}

/** Counts one action, and answers whether it is allowed. Call it outside of transactions. */
export async function isWithinLimit(action: LimitedAction, caller: string): Promise<boolean> {
  try {
    await countAgainstLimit(action, caller)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return false
    throw error
  }
}

/**
 * Counts one action of a caller; the counters live in the database and survive a
 * restart; while the volume is full, this process counts alone. Throws `too_many_requests`, with the seconds after which it is allowed again.
 */
export async function countAgainstLimit(action: LimitedAction, caller: string): Promise<void> {
  const limiter = limiterOf(action, hasDatabase() ? await database() : null)
  try {
    await limiter.consume(caller).catch((error: unknown) => {
      if (!causedBy(error, StorageFull)) throw error
      return limiterOf(action, null).consume(caller)
    })
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    countLimitRefusal(action)
    throw new Problem('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    })
  }
}
