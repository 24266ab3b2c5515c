/** The requests of one kind from one caller, in periods of the length of their limit. */
export interface Count {
  /** The number of the period since 1970. */
  period: number
  /** Requests at this instance in the period. */
  own: number
  /** Requests at other instances in the period, as far as they are known. */
  others: number
  /** All requests in the period before. */
  before: number
  /** What other instances were told of `own`. */
  shared: number
}

/** Times are in milliseconds of one clock. */
interface Window {
  times: number
  now: number
  length: number
}

export function newCount(now: number, length: number): Count {
  return { period: Math.floor(now / length), own: 0, others: 0, before: 0, shared: 0 }
}

/**
 * Begins the period of `now`. A clock that goes back a little stays in the period that it has seen;
 * one that was set back begins again, so that nobody waits for yesterday to pass.
 */
export function moveTo(count: Count, now: number, length: number): void {
  const period = Math.floor(now / length)
  if (period === count.period || period === count.period - 1) return
  count.before = period === count.period + 1 ? count.own + count.others : 0
  count.period = period
  count.own = 0
  count.others = 0
  count.shared = 0
}

/** Takes one request back that was counted at `countedAt`: in this period, or in the one before. */
export function release(count: Count, countedAt: number, length: number): void {
  const ago = count.period - Math.floor(countedAt / length)
  if (ago === 0 && count.own > 0) count.own -= 1
  if (ago === 1 && count.before > 0) count.before = Math.max(0, count.before - 1)
}

/** Errors of sums of shares: in requests, and in seconds. */
const rounding = { requests: 1e-6, seconds: 1e-9 }

/** The requests in the window of one length that ends now, as if those of the last period were even. */
function estimate(count: Count, now: number, length: number): number {
  return count.own + count.others + count.before * (1 - elapsed(count, now, length))
}

/** Seconds, 1 at least, until one more request fits into the window; 0 when it fits now. */
export function waitFor(count: Count, { times, now, length }: Window): number {
  if (estimate(count, now, length) + 1 <= times + rounding.requests) return 0
  const share = elapsed(count, now, length)
  const used = count.own + count.others
  const periods =
    used + 1 <= times
      ? fitsAfter(count.before, times - used) - share
      : 1 - share + fitsAfter(used, times)
  return Math.max(1, Math.ceil((periods * length) / 1000 - rounding.seconds))
}

/** What was counted since the last call. */
export function changesOf(count: Count): number {
  const added = count.own - count.shared
  count.shared = count.own
  return added
}

/** The share of a period after which `before` requests leave space for one of `times`. */
function fitsAfter(before: number, times: number): number {
  return before + 1 <= times ? 0 : 1 - (times - 1) / before
}

/** The share of the period that is over, from 0 to 1. */
function elapsed(count: Count, now: number, length: number): number {
  return Math.min(1, Math.max(0, (now - count.period * length) / length))
}
