import { dayFilters } from '@/lib/api/day-range'
import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, oneOf } from '@/lib/api/list-state'
import { statusFilters, submittedKinds } from './contract'

/** The views of what waits for a decision. */
export const approvalListShape = listShape({
  ...workViews,
  filters: {
    kind: oneOf(submittedKinds),
    status: oneOf(statusFilters),
    returned: markFilter,
    ...dayFilters,
  },
})
