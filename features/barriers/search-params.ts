import { idValue, listShape, oneOf, textFilter, type ListState } from '@/lib/api/list-state'
import { barrierStatuses, measureKinds } from '@/lib/db/codes/barriers'

/** The register of barriers, twelve a page. */
export const registerShape = listShape({
  pageSize: 12,
  filters: {
    q: textFilter,
    country: oneOf(idValue),
    kind: oneOf(measureKinds),
    status: oneOf(barrierStatuses),
  },
})

export type RegisterFilter = 'q' | 'country' | 'kind' | 'status'
export type RegisterState = ListState<RegisterFilter, never>
