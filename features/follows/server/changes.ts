import 'server-only'
import { transaction, type Executor } from '@/lib/db/database'
import { inSlices } from '@/lib/db/in-slices'
import { vectorOf } from '@/lib/search/vector'
import { followSources, type FollowSource } from '../sources/contract'
import { selectTexts } from '../sources/server/sources.sql'
import {
  countSearches,
  eraseTokens,
  lastChange,
  lockChanges,
  matchSearches,
  recordChanges,
  selectRecords,
  writeTokens,
} from './changes.sql'

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
    await inSlices(changesAtOnce, (tx) => noteSome(tx, source))
  }
  return transaction((tx) => lastChange(tx))
}

async function noteSome(tx: Executor, source: FollowSource): Promise<number> {
  await lockChanges(tx)
  const before = await lastChange(tx)
  const count = await recordChanges(tx, source, changesAtOnce)
  if (count === 0) return 0
  const last = await lastChange(tx)
  await noteTokens(tx, source, [before + 1, last])
  const step = Math.max(1, Math.floor(pairsAtOnce / ((await countSearches(tx)) + 1)))
  for (let from = before + 1; from <= last; from += step) {
    await matchSearches(tx, [from, Math.min(last, from + step - 1)])
  }
  return count
}

/** Notes the tokens of changes whose documents of the search may end before they are compared. */
async function noteTokens(tx: Executor, source: FollowSource, range: readonly [number, number]) {
  const changes = await selectRecords(tx, range)
  const ids = changes.map(({ record_id }) => record_id)
  const rows = await selectTexts(tx, source, ids)
  const vectors = new Map(rows.map(({ record_id, ...row }) => [record_id, vectorOf(source, row)]))
  for (const { id, record_id } of changes) {
    const vector = vectors.get(record_id)
    if (vector !== undefined) await writeTokens(tx, id, vector)
  }
}

/** Forgets the tokens of records that are deleted. */
export async function forgetTokens(tx: Executor, source: FollowSource, records: readonly number[]) {
  await eraseTokens(tx, source, records)
}
