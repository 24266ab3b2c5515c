import { recordFiles, withStoredFiles } from '@/features/files/server/files'
import { saveUploadedPicture, settleFile } from '@/features/files/server/uploads'
import { closeDatabase, database, transaction } from '@/lib/db/database'
import { files } from '@/lib/db/schema/files'
import { documentName, pictureFileName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { sha256 } from '@/lib/files/sums'
import { runDueJobs } from '@/lib/jobs/runner'
import { sql } from 'drizzle-orm'
import { statSync } from 'node:fs'

/**
 * A process of the fault tests. Given a picture it stores that as an upload, and says so; asked to
 * `settle`, it does what is due a day later and says what rows and files there are then.
 */
async function store(path: string): Promise<void> {
  const file = { path, kind: 'png' as const, bytes: statSync(path).size, fileName: 'olives.png' }
  await withStoredFiles(async (kept) => {
    kept.push(await saveUploadedPicture({ field: 'image', file, owner: null }))
    await transaction((tx) => recordFiles(tx, kept))
  })
}

/** Rows, rows whose files are not what was stored, and files that no row names. */
async function found() {
  const db = await database()
  const rows = await db.select().from(files)
  const [named, damaged] = [new Set<string>(), new Set<string>()]
  for (const { key, size_sums } of rows) {
    named.add(documentName(key))
    for (const [file, sum] of Object.entries(size_sums ?? {})) {
      const name = pictureFileName(key, file)
      named.add(name)
      const bytes = await storage().get(name)
      if (!bytes || sha256(bytes) !== sum) damaged.add(key)
    }
  }
  const stored: string[] = []
  for await (const { name } of storage().list()) stored.push(name)
  const orphans = stored.filter((name) => !named.has(name))
  return { rows: rows.length, damaged: damaged.size, orphans }
}

const [task = ''] = process.argv.slice(2)
if (task === 'settle') {
  const before = await found()
  await (await database()).execute(sql`update jobs set run_at = now()`)
  while ((await runDueJobs([settleFile])) > 0);
  process.stdout.write(`found ${JSON.stringify([before, await found()])}\n`)
} else {
  await store(task)
  process.stdout.write('stored\n')
}
await closeDatabase()
