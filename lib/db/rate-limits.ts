import type { Database } from './handle'
import { rateLimits } from './schema/limits'
import { RateLimiterDrizzle, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts the uses of a key in a period; the counters are rows, so they survive a restart. */
export function openRateLimiter(
  db: Database,
  options: { name: string; times: number; seconds: number },
): RateLimiterAbstract {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: options.name,
    points: options.times,
    duration: options.seconds,
  })
}
