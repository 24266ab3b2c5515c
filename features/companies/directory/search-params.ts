import { idValue, listShape, oneOf, textFilter, type ListState } from '@/lib/api/list-state'

/** The list of the companies: cards, nine a page (spec/decisions.md section 2). */
export const companyListShape = listShape({
  pageSize: 9,
  filters: {
    q: textFilter,
    industry: oneOf(idValue),
    service: oneOf(idValue),
    country: oneOf(idValue),
    governorate: oneOf(idValue),
  },
})

export type CompanyKey = 'q' | 'industry' | 'service' | 'country' | 'governorate'
export type CompanyState = ListState<CompanyKey, never>
