import 'server-only'
import { refuseFile } from '@/features/market-files/contract'
import type { Database } from '@/lib/db/database'
import type { DatasetKind } from '@/lib/db/codes/markets'
import type { VersionDifference } from '../versions/contract'
import { documentDifference } from './market-documents'
import { updateLoading } from '../versions/server/versions.sql'
import { compareRows } from './difference.sql'

const shownExamples = 20
/** First digits by which the rows of two versions are compared, part by part. */
const parts = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))

/**
 * What a loading version changes; null where nothing is published. Compares part by part, so that
 * requests pass in between, and gives a sign of life at each. Throws `FileRefused` when the version
 * is not loading any more.
 */
export async function differenceOf(
  db: Database,
  kind: DatasetKind,
  { from, to }: { from: number | null; to: number },
): Promise<VersionDifference | null> {
  if (kind === 'documents') return documentDifference(db, to)
  if (from === null) return null
  const sum: VersionDifference = { added: 0, removed: 0, changed: 0, examples: [] }
  for (const [at, start] of parts.entries()) {
    const range = { start, end: parts[at + 1] ?? null }
    const examples = shownExamples - sum.examples.length
    const part = await compareRows(db, kind, { from, to, ...range, examples })
    sum.added += part.added
    sum.removed += part.removed
    sum.changed += part.changed
    sum.examples.push(...part.examples)
    if (!(await updateLoading(db, to, {}))) refuseFile('interrupted')
  }
  return sum
}
