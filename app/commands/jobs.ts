import './umask.mjs'
import { hasDatabase } from '@/lib/settings/settings'
import { jobWork } from './job-work'
import { doneByPortal, onDatabase, refuse } from './on-database'
import { ended } from './outcome'

/** `npm run jobs`: lists the jobs that were given up, and tries one of them again. */
async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const work = jobWork(args)
  if (!hasDatabase()) refuse('The provider does the work: this portal has no jobs.')
  if (!(await doneByPortal('jobs', args))) await onDatabase(work)
}

await ended(run)
