import 'server-only'
import type { Executor } from '@/lib/db/database'
import { files } from '@/lib/db/schema/files'
import { jobs } from '@/lib/db/schema/jobs'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'

const { key, kind, widths, bytes, sha256, size_sums } = files
const recorded = { key, kind, widths, bytes, sha256, size_sums }

/** What was recorded of the files in use after a key, in the order of their keys. */
export async function selectRecorded(db: Executor, after: string, count: number) {
  return db
    .select(recorded)
    .from(files)
    .where(and(gt(files.key, after), isNull(files.discarded_at)))
    .orderBy(asc(files.key))
    .limit(count)
}

/** What was recorded of a file in use. */
export async function findRecorded(db: Executor, of: string) {
  const [found] = await db
    .select(recorded)
    .from(files)
    .where(and(eq(files.key, of), isNull(files.discarded_at)))
  return found
}

/** The keys in the payloads of the jobs of a kind that are not done. */
export async function keysOfJobs(db: Executor, name: string) {
  const rows = await db
    .select({ key: sql<string>`${jobs.payload} ->> 'key'` })
    .from(jobs)
    .where(and(eq(jobs.name, name), isNull(jobs.done_at)))
  return new Set(rows.map((row) => row.key))
}
