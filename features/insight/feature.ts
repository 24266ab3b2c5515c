import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as lateJobsContract from './late-jobs/contract'
import { listLateJobs, retryLateJob } from './late-jobs/server/late-jobs'
import * as refusedTrafficContract from './refused-traffic/contract'
import { clearRefused, listRefused } from './refused-traffic/server/refused-traffic'
import { getInsight } from './server/insight'

export const insightFeature: Feature = {
  name: 'insight',
  calls: [
    ...calls(lateJobsContract, 'same', {
      lateJobs: ({ query }, { actor }) => listLateJobs(actor, query),
      retryJob: ({ params }, { actor }) => retryLateJob(actor, params.id),
    }),
    ...calls(refusedTrafficContract, 'same', {
      refusedTraffic: (_input, { actor }) => listRefused(actor),
    }),
    ...calls(contract, 'same', {
      insight: ({ query }, { actor }) => getInsight(actor, query),
    }),
  ],
  hourly: [clearRefused],
}
