import {
  countryValue,
  dateSorts,
  listShape,
  manyOf,
  oneOf,
  textFilter,
  type DateSort,
  type ListState,
} from '@/lib/api/list-state'
import { legalStatuses } from '@/lib/db/codes/legal-statuses'

/** The list of the agreements: a text list, ten a page (spec/decisions.md section 2). */
export const agreementListShape = listShape({
  pageSize: 10,
  filters: { q: textFilter, country: oneOf(countryValue), status: manyOf(legalStatuses) },
  sorts: dateSorts,
})

export type AgreementState = ListState<'q' | 'country' | 'status', DateSort>
