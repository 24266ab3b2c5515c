import 'server-only'
import type { Executor } from '@/lib/db/database'
import { files } from '@/lib/db/schema/files'
import { searchDocuments } from '@/lib/db/schema/search'
import { and, eq, isNull } from 'drizzle-orm'

export async function hasFile(db: Executor, key: string): Promise<boolean> {
  return (await db.$count(files, and(eq(files.key, key), isNull(files.discarded_at)))) > 0
}

/** Whether the search finds a record: what companies publish is found while it is public. */
export async function isFound(db: Executor, kind: string, id: number): Promise<boolean> {
  const isRecord = and(eq(searchDocuments.kind, kind), eq(searchDocuments.record_id, id))
  return (await db.$count(searchDocuments, isRecord)) > 0
}
