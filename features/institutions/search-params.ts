import { idValue, listState, manyOf, oneOf, textFilter, type ListState } from '@/lib/api/list-state'

/** The views of the institutions: a text list, ten a page (spec/decisions.md section 2). */
export const institutionViews = listState({
  pageSize: 10,
  filters: {
    q: textFilter,
    type: manyOf(idValue),
    mode: manyOf(idValue),
    governorate: oneOf(idValue),
  },
})

export type InstitutionKey = 'q' | 'type' | 'mode' | 'governorate'
export type InstitutionState = ListState<InstitutionKey, never>
