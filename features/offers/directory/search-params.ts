import { idValue, listShape, manyOf, oneOf, type ListState } from '@/lib/api/list-state'
import { offerTypes } from '../kinds/contract'

/** The list of what a company offers: cards, nine a page (spec/decisions.md section 2). */
export const companyOfferListShape = listShape({
  pageSize: 9,
  filters: {
    type: oneOf(offerTypes),
    industry: manyOf(idValue),
    service: manyOf(idValue),
    sub: manyOf(idValue),
  },
})

export type CompanyOfferKey = 'type' | 'industry' | 'service' | 'sub'
export type CompanyOfferState = ListState<CompanyOfferKey, never>

/** The pages of a sub-sector: cards, nine a page. */
export const sectorOfferListShape = listShape({ pageSize: 9, filters: {} })

export type SectorOfferState = ListState<never, never>
