import './umask.mjs'
import { keyFileName } from '@/lib/auth/key-file'
import { hasConfiguredKeys } from '@/lib/auth/secret-keys'
import { writeBackup } from '@/lib/backup/backup'
import { databaseOptions } from '@/lib/db/database'
import { openDumpInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { openDatabase } from '@/lib/db/open'
import { storage } from '@/lib/files/storage'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { resolve } from 'node:path'
import { doneByPortal, refuse } from './on-database'
import { ended, print } from './outcome'

/**
 * `npm run backup -- DIR`: writes database and files into an empty folder while the portal serves,
 * and reads them back.
 */
async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) refuse('Say where to: npm run backup -- <empty folder>.')
  if (!hasDatabase()) refuse('The provider keeps the records: this portal has none.')
  const engine = settings().DATABASE_URL ? 'postgres' : 'pglite'
  const { tables, files, missing } = await writeBackup(resolve(folder), {
    engine,
    storage: storage(),
    openSnapshot: engine === 'postgres' ? open : openDump,
  })
  for (const key of missing) print(`The storage has no file ${key}, which the database names.`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${tables.length} tables with ${rows} rows and ${files} files were written and read back.`)
  if (!hasConfiguredKeys()) {
    print(`${keyFileName} in DATA_DIR is not part of it: keep a copy elsewhere (RUNBOOK.md).`)
  }
}

function open(): Promise<DatabaseHandle> {
  return openDatabase({ ...databaseOptions(), report: print })
}

/** The embedded database goes on serving: its dump of this moment is what is copied. */
async function openDump(): Promise<DatabaseHandle> {
  if (!(await doneByPortal('dump'))) {
    const database = await open()
    await database.dump('regular').finally(database.close)
  }
  return (await openDumpInMemory(settings().DATA_DIR)) ?? refuse('There is nothing to back up yet.')
}

await ended(run)
