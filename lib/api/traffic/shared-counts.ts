import 'server-only'
import { database } from '@/lib/db/database'
import { addTrafficCounts } from '@/lib/db/traffic-counts'
import { logger } from '@/lib/log/logger'
import { isTrafficKind } from '../limited-actions'
import { trafficLimiter } from './traffic'
import type { Total } from './traffic-counts'
import type { TrafficLimiter } from './traffic-limiter'

export const pauseMs = 1_000

/**
 * Adds up the counts of all instances once a second, with one statement, and none while nothing was
 * counted. In between, and while the database is away, each instance counts by itself: an address
 * gets at most one second's worth of each instance too much. The embedded database has one instance
 * alone, which needs none of it. Returns the function that stops it.
 */
export function shareTrafficCounts(): () => void {
  let isAway = false
  let timer = setTimeout(next, pauseMs).unref()
  async function next() {
    try {
      await exchangeCounts(trafficLimiter())
      isAway = false
    } catch (error) {
      if (!isAway) logger().warn({ err: error }, 'traffic is counted by each instance alone')
      isAway = true
    }
    timer = setTimeout(next, pauseMs).unref()
  }
  return () => clearTimeout(timer)
}

/** Sends what a limiter has counted and receives what all instances have. */
export async function exchangeCounts(limiter: TrafficLimiter): Promise<void> {
  const changes = limiter.readChanges(Date.now())
  if (changes.length === 0) return
  const { totals, clock } = await addTrafficCounts(await database(), changes)
  limiter.addTotals(totals.filter(isTotal), clock, Date.now())
}

const isTotal = (total: Omit<Total, 'kind'> & { kind: string }): total is Total =>
  isTrafficKind(total.kind)
