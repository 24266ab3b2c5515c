import { rebuildDocuments } from '@/features/search/documents/server/service'
import { databaseOptions } from '@/lib/db/database'
import { pendingMigrations } from '@/lib/db/migrate'
import { openDatabase } from '@/lib/db/open'
import { settings } from '@/lib/settings/settings'
import { refuse } from './on-database'
import { ended, say } from './outcome'

/**
 * `npm run search:rebuild`: makes everything that can be found anew, batch by batch, while the
 * portal serves; at no moment is anything missing from the results.
 */
async function run(): Promise<void> {
  if (settings().API_BASE_URL) refuse('The provider keeps the records: this portal has none.')
  const database = await openDatabase({ ...databaseOptions(), report: say })
  try {
    if ((await pendingMigrations(database)).length > 0) {
      refuse('The database is not up to date: run npm run db:migrate first.')
    }
    const total = await rebuildDocuments(database, ({ kind, written }) =>
      say(`  ${kind}: ${written}`),
    )
    say(`${total} records can be found.`)
  } finally {
    await database.close()
  }
}

await ended(run)
