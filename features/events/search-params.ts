import {
  idValue,
  listShape,
  manyOf,
  oneOf,
  soonestSorts,
  textFilter,
  yearValue,
  type ListState,
  type SoonestSort,
} from '@/lib/api/list-state'

/** The list of the events: cards, nine a page, soonest first (spec part 2 section 2, decisions section 2). */
export const eventListShape = listShape({
  pageSize: 9,
  filters: {
    q: textFilter,
    country: oneOf(idValue),
    type: manyOf(idValue),
    mode: manyOf(idValue),
    industry: oneOf(idValue),
    year: manyOf(yearValue),
  },
  sorts: soonestSorts,
})

export type EventFilter = 'q' | 'country' | 'type' | 'mode' | 'industry' | 'year'
export type EventState = ListState<EventFilter, SoonestSort>
