import 'server-only'
import { transaction, type Executor } from '@/lib/db/database'
import { followSources, type FollowSource } from '../../sources/contract'
import { countSearches, lastChange, lockChanges, matchSearches, recordChanges } from './repository'

/** The records of a source that one transaction notes. */
const changesAtOnce = 2_000
/** The pairs of a search and a change that one statement compares. */
const pairsAtOnce = 200_000

/**
 * Notes what was published or changed since the last call, by source, and which followed searches
 * find it. Resolves with the number of the last change. Runs as often as one likes, on any instance.
 */
export async function noteChanges(): Promise<number> {
  for (const source of followSources) {
    for (let count = changesAtOnce; count === changesAtOnce;) {
      count = await transaction((tx) => noteSome(tx, source))
    }
  }
  return transaction((tx) => lastChange(tx))
}

async function noteSome(tx: Executor, source: FollowSource): Promise<number> {
  await lockChanges(tx)
  const before = await lastChange(tx)
  const count = await recordChanges(tx, source, changesAtOnce)
  if (count === 0) return 0
  const last = await lastChange(tx)
  const step = Math.max(1, Math.floor(pairsAtOnce / ((await countSearches(tx)) + 1)))
  for (let from = before + 1; from <= last; from += step) {
    await matchSearches(tx, [from, Math.min(last, from + step - 1)])
  }
  return count
}
