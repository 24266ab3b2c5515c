import { listShape, textFilter } from '@/lib/api/list-state'

/** The products or services of one's own company, newest first; `q` are words of their names. */
export const myOffersShape = listShape({
  pageSize: 24,
  filters: { q: textFilter },
  sorts: [],
})

export type MyOffersState = typeof myOffersShape.start
