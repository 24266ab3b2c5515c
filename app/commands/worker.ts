import './umask.mjs'
import { requireSharedKeys } from '@/lib/auth/shared-keys'
import { closeDatabase, database } from '@/lib/db/database'
import { makePrivate } from '@/lib/files/private-folder'
import { startRunner } from '@/lib/jobs/runner'
import { logger } from '@/lib/log/logger'
import { settings } from '@/lib/settings/settings'
import { hourly, jobKinds } from './job-kinds'
import { ended } from './outcome'

/** `npm run worker`: runs jobs in a process of their own; the portal is started with `JOBS=0` then. */
await ended(async () => {
  makePrivate(settings().DATA_DIR, (line) => logger().warn(line))
  await requireSharedKeys(await database())
})
if (process.exitCode !== undefined) process.exit()
const stop = await startRunner(jobKinds, hourly)
process.stdout.write('Jobs are run as they come.\n')

async function end() {
  await stop()
  await closeDatabase()
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
