import {
  idValue,
  listShape,
  manyOf,
  textFilter,
  yearValue,
  type ListState,
} from '@/lib/api/list-state'

/** The list of the catalogue: cards, nine a page (spec part 1 section 2.7). */
export const publicationListShape = listShape({
  pageSize: 9,
  filters: {
    q: textFilter,
    country: manyOf(idValue),
    industry: manyOf(idValue),
    year: manyOf(yearValue),
  },
})

export type PublicationFilter = 'q' | 'country' | 'industry' | 'year'

export type PublicationState = ListState<PublicationFilter, never>
