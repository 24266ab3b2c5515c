import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { files } from '@/lib/db/schema/files'
import { and, eq, inArray } from 'drizzle-orm'

export type FileRow = typeof files.$inferInsert

export async function insertFiles(db: Executor, rows: FileRow[]) {
  await insertAll(db, files, rows)
}

/** The document under a key, or undefined when there is none. */
export async function findDocument(db: Executor, key: string) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), eq(files.kind, 'document')))
  return rows[0]
}

/** Type and size of the documents under these keys. */
export async function listDocuments(db: Executor, keys: readonly string[]) {
  return db
    .select({ key: files.key, mime: files.mime, bytes: files.bytes })
    .from(files)
    .where(and(inArray(files.key, [...keys]), eq(files.kind, 'document')))
}
