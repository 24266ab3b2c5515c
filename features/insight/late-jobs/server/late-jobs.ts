import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { pageFrom } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import { listDeadJobs, listOverdueJobs, retryDeadJob } from '@/lib/db/jobs'
import type { lateJobs } from '../contract'

const pageSize = 25

/** A page of the jobs that failed for good or are overdue, the latest first. Throws `forbidden`. */
export async function listLateJobs(actor: Actor, query: QueryOf<typeof lateJobs>) {
  requireAccess('staff:admin', actor)
  const db = await database()
  const failed = query.state === 'overdue' ? [] : await listDeadJobs(db)
  const overdue = query.state === 'failed' ? [] : await listOverdueJobs(db)
  const jobs = [...failed, ...overdue].filter(
    ({ name }) => query.name === undefined || name === query.name,
  )
  return pageFrom(jobs, { page: query.page ?? 1, per_page: query.per_page ?? pageSize })
}

/** Runs a failed job again from its first attempt. Throws `forbidden`, `not_found`. */
export async function retryLateJob(actor: Actor, id: string) {
  requireAccess('staff:admin', actor)
  if (!(await transaction((tx) => retryDeadJob(tx, id)))) throw new Problem('not_found')
  return 'Success' as const
}
