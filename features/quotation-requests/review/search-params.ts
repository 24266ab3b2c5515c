import { workViews } from '@/lib/api/list-address'
import { listShape, manyOf, markFilter } from '@/lib/api/list-state'
import { requestStates } from '@/lib/db/codes/quotation-requests'

/** The views of requests for staff, which open with what waits for them. */
export const reviewShape = listShape({
  ...workViews,
  filters: { state: manyOf(requestStates), reported: markFilter, waiting: markFilter },
  sorts: [],
  initial: { waiting: '1' },
})
