import { workViews } from '@/lib/api/list-address'
import { listState, textFilter } from '@/lib/api/list-state'

/** The views of the audit log. */
export const auditLogViews = listState({
  ...workViews,
  filters: { q: textFilter, subject: textFilter, action: textFilter, person: textFilter },
})
