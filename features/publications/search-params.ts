import {
  idValue,
  listState,
  manyOf,
  textFilter,
  yearValue,
  type ListState,
} from '@/lib/api/list-state'

/** The views of the catalogue: cards, nine a page (spec part 1 section 2.7). */
export const publicationViews = listState({
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
