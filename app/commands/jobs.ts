import { listDeadJobs, retryDeadJob } from '@/lib/db/jobs'
import { hasDatabase } from '@/lib/settings/settings'
import { z } from 'zod'
import { onDatabase, refuse } from './on-database'
import { ended } from './outcome'

const usage = 'Say what to do: npm run jobs -- dead, or npm run jobs -- again <id>.'

const given = z.union([z.tuple([z.literal('dead')]), z.tuple([z.literal('again'), z.uuid()])])

/** `npm run jobs`: lists the jobs that were given up, and tries one of them again. */
async function run(): Promise<void> {
  const [action, id] = given.safeParse(process.argv.slice(2)).data ?? refuse(usage)
  if (!hasDatabase()) refuse('The provider does the work: this portal has no jobs.')
  await onDatabase(async (tx) => {
    if (action === 'dead') return (await listDeadJobs(tx)).map(lineOf)
    if (!(await retryDeadJob(tx, id))) refuse('No job with this id was given up.')
    return [`${id} is tried again.`]
  })
}

function lineOf(job: Awaited<ReturnType<typeof listDeadJobs>>[number]): string {
  const { id, name, attempts, dead_at, last_error } = job
  return `${dead_at} ${id} ${name}, attempts ${attempts}: ${last_error}`
}

await ended(run)
