import { dayFilters } from '@/lib/api/day-range'
import { workViews } from '@/lib/api/list-address'
import { idValue, listShape, markFilter, oneOf } from '@/lib/api/list-state'

/** The views of what readers said about pages. */
export const feedbackListShape = listShape({
  ...workViews,
  filters: {
    page_of: oneOf(idValue),
    useful: oneOf(['0', '1']),
    commented: markFilter,
    ...dayFilters,
  },
})
