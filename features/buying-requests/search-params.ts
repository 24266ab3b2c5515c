import { idValue, listShape, oneOf, textFilter, type ListState } from '@/lib/api/list-state'
import { boardSorts, chapterValue, deadlineDays } from './contract'

/** The board of requests, twelve a page. */
export const boardShape = listShape({
  pageSize: 12,
  filters: {
    q: textFilter,
    chapter: oneOf(chapterValue),
    industry: oneOf(idValue),
    country: oneOf(idValue),
    deadline: oneOf(deadlineDays),
  },
  sorts: boardSorts,
})

export type BoardFilter = 'q' | 'chapter' | 'industry' | 'country' | 'deadline'
export type BoardSort = (typeof boardSorts)[number]
export type BoardState = ListState<BoardFilter, BoardSort>
