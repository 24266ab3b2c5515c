import { closeDatabase } from '@/lib/db/database'
import { startRunner } from '@/lib/jobs/runner'
import { hourly, jobKinds } from './job-kinds'

/** `npm run worker`: runs jobs in a process of their own; the portal is started with `JOBS=0` then. */
const stop = await startRunner(jobKinds, hourly)
process.stdout.write('Jobs are run as they come.\n')

async function end() {
  await stop()
  await closeDatabase()
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
