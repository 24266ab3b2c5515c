import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, textFilter } from '@/lib/api/list-state'

/** The views of the work list. */
export const barrierReviewShape = listShape({
  ...workViews,
  filters: { q: textFilter, status: textFilter, waiting: markFilter },
})
