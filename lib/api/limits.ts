import 'server-only'
import { database } from '@/lib/db/database'
import { causedBy, StorageFull } from '@/lib/db/errors'
import { countUse, returnUse } from '@/lib/db/rate-limits'
import { countLimitRefusal } from '@/lib/metrics/measures'
import { processWide } from '@/lib/settings/process-wide'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkForLimit } from './client-address'
import { addressesOfNetwork, type LimitedAction } from './limited-actions'
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
  await use(action, caller, settings().LIMITS[action].times)
}

/**
 * Counts one action of a client address, as `clientAddress` gives it, and that of an IPv6 address for
 * its /56 network, too: a provider gives one customer 256 addresses of this kind.
 */
export async function countAddress(action: LimitedAction, address: string): Promise<void> {
  await countAgainstLimit(action, address)
  if (!address.includes(':')) return
  const most = settings().LIMITS[action].times * addressesOfNetwork
  await use(action, networkForLimit(address), most)
}

/** Counts one action of a person: by account, or by client address where nobody is logged in. */
export async function countPerson(
  action: LimitedAction,
  { userId, address }: { userId: number | null; address: string },
): Promise<void> {
  if (userId === null) await countAddress(action, address)
  else await countAgainstLimit(action, `user ${userId}`)
}

/** An action and who does it, by account, mailbox or address. */
export interface Use {
  action: LimitedAction
  caller: string
}

/**
 * Does work of which each use is counted before, so that no more is done at once than is allowed. Where
 * it fails, or one of the limits refuses it, all are released: what a captcha refuses uses up nothing
 * of a mailbox. Call it outside of transactions. Throws `too_many_requests`, and what the work throws.
 */
export async function countedFirst<T>(uses: readonly Use[], work: () => Promise<T>): Promise<T> {
  const counted: Use[] = []
  try {
    for (const one of uses) {
      await countAgainstLimit(one.action, one.caller).catch((error: unknown) => {
        // What a limit refuses it has counted.
        if (error instanceof Problem) counted.push(one)
        throw error
      })
      counted.push(one)
    }
    return await work()
  } catch (error) {
    await Promise.allSettled(counted.map(release))
    throw error
  }
}

async function release({ action, caller }: Use): Promise<void> {
  if (hasDatabase()) await returnUse(await database(), `${action}:${caller}`)
  else await processLimiters().get(action)?.reward(caller)
}

async function use(action: LimitedAction, caller: string, most: number): Promise<void> {
  const { seconds } = settings().LIMITS[action]
  const inDatabase = hasDatabase()
    ? await countUse(await database(), { key: `${action}:${caller}`, seconds }).catch(
        (error: unknown) => {
          if (!causedBy(error, StorageFull)) throw error
          return null
        },
      )
    : null
  const { uses, msLeft } = inDatabase ?? (await countInProcess(action, caller))
  if (uses <= most) return
  countLimitRefusal(action)
  throw new Problem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) })
}
