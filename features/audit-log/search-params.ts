import { dayFilters } from '@/lib/api/day-range'
import { workViews } from '@/lib/api/list-address'
import { listShape, textFilter } from '@/lib/api/list-state'

/** The views of the audit log. */
export const auditLogListShape = listShape({
  ...workViews,
  filters: {
    q: textFilter,
    subject: textFilter,
    action: textFilter,
    person: textFilter,
    ...dayFilters,
  },
})
