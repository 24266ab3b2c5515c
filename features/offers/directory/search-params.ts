import { idValue, listState, manyOf, oneOf, type ListState } from '@/lib/api/list-state'
import { offerTypes } from './contract'

/** The views of what a company offers: cards, nine a page (spec/decisions.md section 2). */
export const companyOfferViews = listState({
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
export const sectorOfferViews = listState({ pageSize: 9, filters: {} })

export type SectorOfferState = ListState<never, never>
