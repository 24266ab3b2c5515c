import 'server-only'
import { database, type Database } from '@/lib/db/database'
import { openRateLimiter } from '@/lib/db/rate-limits'
import { settings } from '@/lib/settings/settings'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimitedAction } from './limited-actions'
import { Problem } from './problem'

const limiters = new WeakMap<Database, Map<LimitedAction, RateLimiterAbstract>>()

function limiterOf(db: Database, action: LimitedAction): RateLimiterAbstract {
  const opened = limiters.get(db) ?? new Map<LimitedAction, RateLimiterAbstract>()
  limiters.set(db, opened)
  const limiter =
    opened.get(action) ?? openRateLimiter(db, { name: action, ...settings().LIMITS[action] })
  opened.set(action, limiter)
  return limiter
}

/**
 * Counts one more doing of an action by a caller; the counters live in the database and survive a
 * restart. Throws `too_many_requests`, with the seconds after which it is allowed again.
 */
export async function countAgainstLimit(action: LimitedAction, caller: string): Promise<void> {
  const limiter = limiterOf(await database(), action)
  try {
    await limiter.consume(caller)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new Problem('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    })
  }
}
