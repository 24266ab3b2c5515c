import { listShape, manyOf, textFilter, type ListState } from '@/lib/api/list-state'
import { enquirySorts, statusValue, type EnquirySort } from './contract'

/** The list of a person's enquiries: a table of ten rows (spec part 3 section 9). */
export const enquiryListShape = listShape({
  pageSize: 10,
  filters: { q: textFilter, status: manyOf(statusValue) },
  sorts: enquirySorts,
})

export type EnquiryState = ListState<'q' | 'status', EnquirySort>
