'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { CompanyOffer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import { companyOfferListShape, type CompanyOfferKey } from '../search-params'
import { OfferCard } from './offer-card'

interface CompanyOffersViewProps extends ListViewData<CompanyOffer, CompanyOfferKey, never> {
  companyId: number
  labels: Record<OfferType, string>
  hsCode: string
  nameNote: string
}

/** The offers of a company as a list with boxes of sectors. */
export function CompanyOffersView({
  companyId,
  labels,
  hsCode,
  nameNote,
  ...list
}: CompanyOffersViewProps) {
  return (
    <ListView
      {...list}
      name={`company-offers-${companyId}`}
      shape={companyOfferListShape}
      layout="cards"
      lines
      keyOf={({ type, id }) => `${type} ${id}`}
      load={async (state) => (await import('../queries')).companyOfferPage(companyId, state)}
      renderItem={(offer) => (
        <OfferCard
          locale={list.locale}
          type={offer.type}
          offer={offer}
          label={labels[offer.type]}
          hsCode={hsCode}
          nameNote={nameNote}
        />
      )}
    />
  )
}
