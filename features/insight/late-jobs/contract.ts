import { instant } from '@/lib/api/params'
import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery } from '@/lib/api/list-query'
import { z } from 'zod'

/** The kind of a job, such as `mail-decision`. */
export const jobName = /^[a-z][a-z-]{0,59}$/

const job = z.object({
  id: z.uuid(),
  name: z.string(),
  attempts: z.int().min(0),
  last_error: z.string().nullable(),
  /** When it was due. */
  run_at: instant,
  /** When it was given up; null for a job that is overdue. */
  dead_at: instant.nullable(),
})

export type LateJob = z.infer<typeof job>

export const lateJobs = endpoint({
  method: 'GET',
  path: 'admin/late-jobs',
  summary: 'List background jobs that failed for good or are overdue, latest first',
  access: 'staff:admin',
  query: z.object({
    ...pagingQuery,
    name: z.string().regex(jobName).optional(),
    state: z.enum(['failed', 'overdue']).optional(),
  }),
  response: z.object({
    data: z.array(job),
    total: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: 'admin/late-jobs/{id}/retry',
  summary: 'Run a background job again that failed for good',
  access: 'staff:admin',
  params: z.object({ id: z.uuid() }),
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
