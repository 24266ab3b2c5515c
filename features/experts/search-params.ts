import { idValue, listState, manyOf, textFilter, type ListState } from '@/lib/api/list-state'

/** The views of the pool: cards, nine a page (spec/decisions.md section 2). */
export const poolViews = listState({
  pageSize: 9,
  filters: { q: textFilter, expert: manyOf(idValue) },
})

export type PoolState = ListState<'q' | 'expert', never>
