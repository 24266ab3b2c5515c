import { rebuildDocuments } from '@/features/search/documents/server/service'
import { databaseOptions } from '@/lib/db/database'
import { openDatabase } from '@/lib/db/open'
import { sendHolderRequest } from '@/lib/db/holder-requests'
import { hasDatabase, settings } from '@/lib/settings/settings'
import { refuse, refuseOutdated } from './on-database'
import { ended, print } from './outcome'

/**
 * `npm run search:rebuild`: rebuilds the search index batch by batch while the portal runs, without
 * gaps in the results. Sends a request to the portal if that has the embedded database open.
 */
async function run(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = settings()
  if (!hasDatabase()) refuse('The provider keeps the records: this portal has none.')
  if (!DATABASE_URL && (await sendHolderRequest(DATA_DIR, 'search:rebuild'))) {
    print('The portal that serves this database does it now; its log says when it is done.')
    return
  }
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
