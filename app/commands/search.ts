import './umask.mjs'
import { rebuildDocuments } from '@/features/search/server/search-documents'
import { databaseOptions } from '@/lib/db/database'
import { openDatabase } from '@/lib/db/open'
import { hasDatabase } from '@/lib/settings/settings'
import { doneByPortal, refuse, refuseOutdated } from './on-database'
import { ended, print } from './outcome'

/**
 * `npm run search:rebuild`: rebuilds the search index batch by batch while the portal runs, without
 * gaps in the results. Sends a request to the portal if that has the embedded database open.
 */
async function run(): Promise<void> {
  if (!hasDatabase()) refuse('The provider keeps the records: this portal has none.')
  if (await doneByPortal('search:rebuild')) return
  const database = await openDatabase({ ...databaseOptions(), report: print })
  try {
    await refuseOutdated(database)
    const total = await rebuildDocuments(database, ({ kind, written }) =>
      print(`  ${kind}: ${written}`),
    )
    print(`${total} records can be found.`)
  } finally {
    await database.close()
  }
}

await ended(run)
