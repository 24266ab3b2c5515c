import './umask.mjs'
import { restoreBackup } from '@/lib/backup/restore'
import { databaseOptions } from '@/lib/db/database'
import { openDatabase } from '@/lib/db/open'
import { storage } from '@/lib/files/storage'
import { hasDatabase } from '@/lib/settings/settings'
import { resolve } from 'node:path'
import { refuse } from './on-database'
import { ended, print } from './outcome'

/**
 * `npm run restore -- DIR`: restores a backup into the empty database and storage of the settings,
 * whichever engine and storage it was taken from.
 */
async function run(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) refuse('Say where from: npm run restore -- <folder of a backup>.')
  if (!hasDatabase()) refuse('The provider keeps the records: this portal has none.')
  const database = await openDatabase({ ...databaseOptions(), report: print })
  try {
    const { release, taken_at, tables, files } = await restoreBackup(
      resolve(folder),
      database,
      storage(),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(`The backup of ${taken_at} (release ${release}) was restored.`)
    print(`${tables.length} tables with ${rows} rows and ${files} files are as they were.`)
    print('Second factors need the SECRET_KEYS, or the key file, of the portal that was copied.')
  } finally {
    await database.close()
  }
}

await ended(run)
