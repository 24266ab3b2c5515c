import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { searchDocuments } from '@/lib/db/schema/search'
import { desc, eq } from 'drizzle-orm'
import type { SearchType } from '../../kinds/contract'

export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number]

/** The search documents of a kind, newest first. */
export async function selectRecords(
  db: Executor,
  kind: SearchType,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: searchDocuments.record_id,
      ...columnPair(searchDocuments, 'title'),
      ...columnPair(searchDocuments, 'text'),
      facets: searchDocuments.facets,
    })
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, kind))
    .orderBy(desc(searchDocuments.record_id))
    .limit(limit)
    .offset(offset)
}

export async function countRecords(db: Executor, kind: SearchType) {
  return countUpTo(db, searchDocuments, eq(searchDocuments.kind, kind))
}
