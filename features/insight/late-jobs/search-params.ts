import { workViews } from '@/lib/api/list-address'
import { listShape, oneOf } from '@/lib/api/list-state'
import { jobName } from './contract'

/** The views of background jobs that failed or are overdue. */
export const lateJobListShape = listShape({
  ...workViews,
  filters: { name: oneOf(jobName), state: oneOf(['failed', 'overdue']) },
})
