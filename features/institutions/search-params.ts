import { idValue, listShape, manyOf, oneOf, textFilter, type ListState } from '@/lib/api/list-state'

/** The list of the institutions: a text list, ten a page (spec/decisions.md section 2). */
export const institutionListShape = listShape({
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
