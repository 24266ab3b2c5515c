import 'server-only'
import type { FileReason } from '@/features/market-files/contract'
import { pingDatabase, withoutTimeout, type Database } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { deleteRows } from './difference.sql'
import { versionSubject as subject } from '../rules'
import { updateVersion } from './market-data.sql'
import type { LoadReport } from '../versions/contract'
import { selectOrphans, updateLoading } from '../versions/server/versions.sql'

/** What is said of a file with its import, and belongs to the version. */
export type AboutFile = Pick<LoadReport, 'period' | 'source' | 'licence'>

const nothing: AboutFile = { period: '', source: '', licence: '' }
const noReport = { refused: [], reasons: {}, skipped: 0 }

interface Refused extends AboutFile {
  id: number
  by: number | null
}

/**
 * Marks a version as refused, so that nothing more is written into it, and deletes its rows. Their
 * number stays until they are gone: it tells the next sweep that this one did not end.
 */
export async function refuseVersion(
  db: Database,
  { id, by, period, source, licence }: Refused,
  reason: FileReason,
  detail: string,
): Promise<void> {
  const about = { period, source, licence }
  const report: LoadReport = { ...noReport, ...about, file: { reason, detail } }
  await db.transaction(async (tx) => {
    const isMarked = await updateLoading(tx, id, { state: 'refused', report })
    if (!isMarked) return
    await recordChange(tx, { by, action: 'refuse', subject, id, change: { reason, detail } })
  })
  await deleteRows(db, id)
  await updateVersion(db, id, { rows_loaded: 0 })
}

/** When this process started, where the database has no other: an older load has ended with its own. */
async function startOfOnlyProcess(): Promise<string | null> {
  const isOnly = (await pingDatabase()) === 'pglite'
  return isOnly ? new Date(performance.timeOrigin).toISOString() : null
}

/** Refuses versions whose load ended without a word, such as with its process, and empties them. */
export async function sweepImports(): Promise<void> {
  const since = await startOfOnlyProcess()
  await withoutTimeout(async (db) => {
    for (const { id } of await selectOrphans(db, since)) {
      await refuseVersion(db, { id, by: null, ...nothing }, 'interrupted', '')
    }
  })
}
