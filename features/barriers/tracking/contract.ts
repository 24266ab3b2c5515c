import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'
import { barrier, barrierStep } from '../contract'

/** A barrier as who reported it follows it, public or not. */
const reported = barrier
  .pick({ id: true, status: true, title_eng: true, title_ara: true })
  .extend({ is_public: z.boolean(), steps: z.array(barrierStep) })

export const reportedBarrier = endpoint({
  method: 'GET',
  path: 'enquiries/{id}/barrier',
  summary: 'Get the barrier that one of the caller’s enquiries reported, with its timeline',
  access: 'user',
  params: idParams,
  /** Null until the office has made a barrier of the report. */
  response: z.object({ barrier: reported.nullable() }),
  errors: ['not_found'],
})
