import type { Transaction } from '@/lib/db/handle'
import { listDeadJobs, retryDeadJob } from '@/lib/db/jobs'
import { z } from 'zod'
import { refuse } from './on-database'

const usage = 'Say what to do: npm run jobs -- dead, or npm run jobs -- again <id>.'

const given = z.union([z.tuple([z.literal('dead')]), z.tuple([z.literal('again'), z.uuid()])])

/** What `npm run jobs` does with its arguments. */
export function jobWork(args: readonly string[]): (tx: Transaction) => Promise<string[]> {
  const [action, id] = given.safeParse(args).data ?? refuse(usage)
  return async (tx) => {
    if (action === 'dead') return (await listDeadJobs(tx)).map(lineOf)
    if (!(await retryDeadJob(tx, id))) refuse('No job with this id was given up.')
    return [`${id} is tried again.`]
  }
}

function lineOf(job: Awaited<ReturnType<typeof listDeadJobs>>[number]): string {
  const { id, name, attempts, dead_at, last_error } = job
  return `${dead_at} ${id} ${name}, attempts ${attempts}: ${last_error}`
}
