import type { Database } from './handle'
import { rateLimits } from './schema/limits'
import { RateLimiterDrizzle, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts how often a key was used in a period; the counters are rows and survive a restart. */
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
