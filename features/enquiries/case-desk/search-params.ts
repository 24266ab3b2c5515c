import { dayFilters } from '@/lib/api/day-range'
import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, textFilter } from '@/lib/api/list-state'
import { caseSorts } from './contract'

/** The views of the queue, which opens with what waits for the office. */
export const caseListShape = listShape({
  ...workViews,
  filters: {
    q: textFilter,
    type: textFilter,
    status: textFilter,
    owner: textFilter,
    open: markFilter,
    late: markFilter,
    waits: markFilter,
    for_review: markFilter,
    answered: markFilter,
    rating: textFilter,
    mentioned: markFilter,
    ...dayFilters,
  },
  sorts: caseSorts,
  initial: { open: '1' },
})
