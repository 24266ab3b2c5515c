import './umask.mjs'
import { hasDatabase } from '@/lib/settings/settings'
import { doneByPortal, onDatabase, refuse } from './on-database'
import { ended } from './outcome'
import { staffWork } from './staff-work'

/**
 * `npm run staff`: gives somebody a role of staff and prints the link that sets their password, so
 * no account ever begins with a password that somebody else knows; `none` takes all roles.
 */
async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const work = staffWork(args)
  if (!hasDatabase()) refuse('The provider keeps the accounts: this portal has none.')
  if (!(await doneByPortal('staff', args))) await onDatabase(work)
}

await ended(run)
