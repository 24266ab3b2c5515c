import { idValue, listShape, manyOf, textFilter, type ListState } from '@/lib/api/list-state'

/** The list of the pool: cards, nine a page (spec/decisions.md section 2). */
export const expertListShape = listShape({
  pageSize: 9,
  filters: { q: textFilter, expert: manyOf(idValue) },
})

export type PoolState = ListState<'q' | 'expert', never>
