import type { Limit, TrafficKind } from '../limited-actions.ts'
import { changesOf, moveTo, newCount, release, waitFor, type Count } from './count.ts'

/** How many requests of a kind an address or network has made here since they were last shared. */
export interface Change {
  caller: string
  kind: TrafficKind
  seconds: number
  /** Below 0 where more was given back. */
  added: number
}

/** How many it has made at all instances, in a period of the shared clock. */
export interface Total {
  caller: string
  kind: TrafficKind
  period: number
  total: number
}

interface Caller {
  counts: Map<TrafficKind, Count>
  /** The minute of the last refusal that was logged. */
  loggedMinute: number
}

export type TrafficLimits = Readonly<Record<TrafficKind, Limit>>

/** An attacker with more of them makes us forget the oldest counts, his own among them. */
export const callersAtMost = 20_000
const minuteMs = 60_000

/**
 * Counts the requests of each caller (an address, or a network), by kind, in a sliding window: those of
 * this period and the share of the last one that the window still covers. Every operation on one
 * caller takes constant time. `now` is in milliseconds.
 */
export class TrafficCounts {
  private readonly limits: TrafficLimits
  private readonly most: number
  private readonly factor: number
  /**
   * Callers in two generations: one that is used moves to the recent ones, and once these are half
   * of what is remembered, the older ones are forgotten as a whole.
   */
  private recent = new Map<string, Caller>()
  private older = new Map<string, Caller>()
  /** What the shared clock is ahead of `now`. */
  private ahead = 0

  /** `factor` is what a caller may do as a multiple of the limits, `most` how many are remembered. */
  constructor(limits: TrafficLimits, { factor = 1, most = callersAtMost } = {}) {
    this.limits = limits
    this.factor = factor
    this.most = most
  }

  get size(): number {
    return this.recent.size + this.older.size
  }

  /** Seconds after which a request is admitted, 0 for now; counts nothing. */
  waitOf(caller: string, kind: TrafficKind, now: number): number {
    const count = this.find(caller)?.counts.get(kind)
    if (!count) return 0
    const { times, seconds } = this.limits[kind]
    moveTo(count, now + this.ahead, seconds * 1000)
    const window = { times: times * this.factor, now: now + this.ahead, length: seconds * 1000 }
    return waitFor(count, window)
  }

  /** Counts a request, whether or not there were too many. */
  count(caller: string, kind: TrafficKind, now: number): void {
    const { counts } = this.acquire(caller)
    const length = this.limits[kind].seconds * 1000
    const count = counts.get(kind) ?? newCount(now + this.ahead, length)
    counts.set(kind, count)
    moveTo(count, now + this.ahead, length)
    count.own += 1
  }

  /** Takes back a request that was counted at `countedAt`, as far as its period still matters. */
  release(
    caller: string,
    kind: TrafficKind,
    { countedAt, now }: { countedAt: number; now: number },
  ) {
    const count = this.find(caller)?.counts.get(kind)
    if (!count) return
    const length = this.limits[kind].seconds * 1000
    moveTo(count, now + this.ahead, length)
    release(count, countedAt + this.ahead, length)
  }

  /** Whether a refusal is the first one of this caller in a minute, which is logged. */
  isFirstRefusal(caller: string, now: number): boolean {
    const known = this.acquire(caller)
    const minute = Math.floor(now / minuteMs)
    if (known.loggedMinute === minute) return false
    known.loggedMinute = minute
    return true
  }

  /** What was counted since the last time. */
  readChanges(now: number): Change[] {
    const changes: Change[] = []
    for (const [caller, { counts }] of [...this.older, ...this.recent]) {
      for (const [kind, count] of counts) {
        const { seconds } = this.limits[kind]
        moveTo(count, now + this.ahead, seconds * 1000)
        const added = changesOf(count)
        if (added !== 0) changes.push({ caller, kind, seconds, added })
      }
    }
    return changes
  }

  /** Adds what other instances have counted. `clock` is the shared time at `now`. */
  addTotals(totals: readonly Total[], clock: number, now: number): void {
    this.ahead = clock - now
    for (const { caller, kind, period, total } of totals) {
      const count = this.find(caller)?.counts.get(kind)
      if (!count) continue
      moveTo(count, clock, this.limits[kind].seconds * 1000)
      if (count.period === period) count.others = Math.max(0, total - count.shared)
    }
  }

  private find(caller: string): Caller | undefined {
    return this.recent.get(caller) ?? this.older.get(caller)
  }

  /** The entry of a caller, which becomes a recent one. */
  private acquire(caller: string): Caller {
    const entry = this.find(caller) ?? { counts: new Map(), loggedMinute: -1 }
    if (this.recent.has(caller)) return entry
    if (this.recent.size >= this.most / 2) {
      this.older = this.recent
      this.recent = new Map()
    }
    this.older.delete(caller)
    this.recent.set(caller, entry)
    return entry
  }
}
