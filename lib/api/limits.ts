import 'server-only'
import { database } from '@/lib/db/database'
import { causedBy, StorageFull } from '@/lib/db/errors'
import { countUse } from '@/lib/db/rate-limits'
import { countLimitRefusal } from '@/lib/metrics/measures'
import { processWide } from '@/lib/settings/process-wide'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitedAction } from './limited-actions'
import { Problem } from './problem'

/** Counts in this process: without a database, or while its volume is full. */
const processLimiters = () =>
  processWide('limiters', () => new Map<LimitedAction, RateLimiterMemory>())

interface Counted {
  uses: number
  msLeft: number
}

async function countInProcess(action: LimitedAction, caller: string): Promise<Counted> {
  const limiters = processLimiters()
  const { times, seconds } = settings().LIMITS[action]
  const limiter =
    limiters.get(action) ?? new RateLimiterMemory({ points: times, duration: seconds })
  limiters.set(action, limiter)
  const counted = await limiter.consume(caller).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
  return { uses: counted.consumedPoints, msLeft: counted.msBeforeNext }
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
  const { times, seconds } = settings().LIMITS[action]
  const { uses, msLeft } = hasDatabase()
    ? await countUse(await database(), { key: `${action}:${caller}`, seconds }).catch(
        (error: unknown) => {
          if (!causedBy(error, StorageFull)) throw error
          return countInProcess(action, caller)
        },
      )
    : await countInProcess(action, caller)
  if (uses <= times) return
  countLimitRefusal(action)
  throw new Problem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) })
}
