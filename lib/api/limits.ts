import 'server-only'
import { database, type Database } from '@/lib/db/database'
import { rateLimits } from '@/lib/db/schema/limits'
import { settings } from '@/lib/settings/settings'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { limitedActions, type LimitedAction } from './limited-actions'
import { Problem } from './problem'

type Limiters = Map<LimitedAction, RateLimiterDrizzle>

const limitersOf = new WeakMap<Database, Limiters>()

function openLimiters(db: Database): Limiters {
  const limits = settings().LIMITS
  const names = Object.keys(limitedActions) as LimitedAction[]
  return new Map(
    names.map((name) => [
      name,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points: limits[name].times,
        duration: limits[name].seconds,
      }),
    ]),
  )
}

/**
 * Counts one more doing of an action by a caller; the counters live in the database and survive a
 * restart. Throws `too_many_requests`, with the seconds after which it is allowed again.
 */
export async function countAgainstLimit(action: LimitedAction, caller: string): Promise<void> {
  const db = await database()
  const limiters = limitersOf.get(db) ?? openLimiters(db)
  limitersOf.set(db, limiters)
  try {
    await limiters.get(action)?.consume(caller)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new Problem('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    })
  }
}
