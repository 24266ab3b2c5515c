import { workViews } from '@/lib/api/list-address'
import { listState, markFilter, oneOf, textFilter } from '@/lib/api/list-state'

/** The views of the library: 24 cards a page. */
export const mediaViews = listState({
  ...workViews,
  pageSize: 24,
  filters: { q: textFilter, kind: oneOf(['picture', 'document']), without_alt: markFilter },
})
