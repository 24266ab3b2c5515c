import 'server-only'
import { route } from '@/lib/api/route'
import { lateJobs, retryJob } from '../contract'
import { listLateJobs, retryLateJob } from './service'

export const lateJobRoutes = [
  route(lateJobs, ({ query }, { actor }) => listLateJobs(actor, query)),
  route(retryJob, ({ params }, { actor }) => retryLateJob(actor, params.id)),
]
