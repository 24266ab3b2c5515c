import { workViews } from '@/lib/api/list-address'
import { listShape, oneOf, textFilter } from '@/lib/api/list-state'

const day = oneOf(/^\d{4}-\d{2}-\d{2}$/)

/** The views of the audit log. */
export const auditLogListShape = listShape({
  ...workViews,
  filters: {
    q: textFilter,
    subject: textFilter,
    action: textFilter,
    person: textFilter,
    from_day: day,
    until_day: day,
  },
})
