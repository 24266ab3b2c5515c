import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { files } from '@/lib/db/schema/files'

export type FileRow = typeof files.$inferInsert

export async function insertFiles(db: Executor, rows: FileRow[]) {
  await insertAll(db, files, rows)
}
