import 'server-only'
import type { Executor } from '@/lib/db/database'
import { marketDocuments } from '@/lib/db/schema/market-access'
import { marketDocumentRows } from '@/lib/db/schema/market-data'
import { asc, eq } from 'drizzle-orm'

/** The documents that are published; with `lock`, they stay so until the transaction ends. */
export async function selectPublishedDocuments(db: Executor, lock = false) {
  const found = db.select().from(marketDocuments).orderBy(asc(marketDocuments.id))
  return lock ? found.for('update') : found
}

/** The documents of a version. */
export async function selectDocumentRows(db: Executor, version: number) {
  return db
    .select()
    .from(marketDocumentRows)
    .where(eq(marketDocumentRows.version_id, version))
    .orderBy(asc(marketDocumentRows.number))
}

export async function deleteDocumentRows(db: Executor, version: number): Promise<void> {
  await db.delete(marketDocumentRows).where(eq(marketDocumentRows.version_id, version))
}
