import { networkForLimit } from '../client-address.ts'
import { addressesOfNetwork, type TrafficKind } from '../limited-actions.ts'
import { TrafficCounts, type Change, type Total, type TrafficLimits } from './traffic-counts.ts'

/**
 * Admits the requests of each address, and of its network, as the limits of their kind allow. It is
 * in memory, bounded, and takes constant time, so it can be asked before everything else. `address`
 * is as `clientAddress` gives it, `now` in milliseconds.
 */
export class TrafficLimiter {
  private readonly addresses: TrafficCounts
  private readonly networks: TrafficCounts

  constructor(limits: TrafficLimits) {
    this.addresses = new TrafficCounts(limits)
    this.networks = new TrafficCounts(limits, { factor: addressesOfNetwork })
  }

  /** Counts a request, unless there were too many: 0, or the seconds after which one is admitted. */
  admit(address: string, kind: TrafficKind, now: number): number {
    const wait = this.waitOf(address, kind, now)
    if (wait === 0) this.count(address, kind, now)
    return wait
  }

  /** Seconds after which a request is admitted, 0 for now; counts nothing. */
  waitOf(address: string, kind: TrafficKind, now: number): number {
    return Math.max(
      this.addresses.waitOf(address, kind, now),
      this.networks.waitOf(networkForLimit(address), kind, now),
    )
  }

  /** Counts a request, whether or not there were too many. */
  count(address: string, kind: TrafficKind, now: number): void {
    this.addresses.count(address, kind, now)
    this.networks.count(networkForLimit(address), kind, now)
  }

  /** Takes back a request that was counted at `countedAt`. */
  release(address: string, kind: TrafficKind, when: { countedAt: number; now: number }): void {
    this.addresses.release(address, kind, when)
    this.networks.release(networkForLimit(address), kind, when)
  }

  /** Whether a refusal is the first one of this network in a minute, which is logged. */
  isFirstRefusal(address: string, now: number): boolean {
    return this.networks.isFirstRefusal(networkForLimit(address), now)
  }

  /** What was counted since the last time. */
  readChanges(now: number): Change[] {
    return [...this.addresses.readChanges(now), ...this.networks.readChanges(now)]
  }

  /** Adds what other instances have counted. `clock` is the shared time at `now`. */
  addTotals(totals: readonly Total[], clock: number, now: number): void {
    this.addresses.addTotals(totals, clock, now)
    this.networks.addTotals(totals, clock, now)
  }
}
