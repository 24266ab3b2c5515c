import { workViews } from '@/lib/api/list-address'
import { listShape, textFilter } from '@/lib/api/list-state'
import { reviewSorts } from './contract'

/** The views of the work list, which opens with what waits for a decision. */
export const reviewListShape = listShape({
  ...workViews,
  filters: { q: textFilter, state: textFilter },
  sorts: reviewSorts,
  initial: { state: 'review' },
})
