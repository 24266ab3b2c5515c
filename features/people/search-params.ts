import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, oneOf, textFilter } from '@/lib/api/list-state'
import { peopleSorts, roleFilters } from './contract'

/** The views of everybody with an account. */
export const peopleListShape = listShape({
  ...workViews,
  filters: { q: textFilter, role: oneOf(roleFilters), vip: markFilter, blocked: markFilter },
  sorts: peopleSorts,
})
