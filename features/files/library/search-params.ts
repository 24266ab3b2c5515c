import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, oneOf, textFilter } from '@/lib/api/list-state'

/** The views of the library: 24 cards a page. */
export const mediaListShape = listShape({
  ...workViews,
  pageSize: 24,
  filters: {
    q: textFilter,
    kind: oneOf(['picture', 'document']),
    without_alt: markFilter,
    unused: markFilter,
  },
})
