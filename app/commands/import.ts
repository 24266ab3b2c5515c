import './umask.mjs'
import { closeDatabase } from '@/lib/db/database'
import { hasDatabase } from '@/lib/settings/settings'
import { importWork } from './import-work'
import { refuse } from './on-database'
import { ended } from './outcome'

/**
 * `npm run import`: loads a file into a new version of a dataset, as the back office does. A member
 * of staff publishes it there.
 */
async function run(): Promise<void> {
  const work = importWork(process.argv.slice(2))
  if (!hasDatabase()) refuse('The provider keeps the records: this portal has none.')
  await work().finally(closeDatabase)
}

await ended(run)
