import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, textFilter } from '@/lib/api/list-state'
import { reviewSorts } from './contract'

/** The views of the work list, which opens with what waits for staff. */
export const reviewListShape = listShape({
  ...workViews,
  filters: { q: textFilter, state: textFilter, waiting: markFilter },
  sorts: reviewSorts,
  initial: { waiting: '1' },
})
