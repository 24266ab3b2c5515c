'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { Offer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import { sectorOfferListShape } from '../search-params'
import { OfferCard } from './offer-card'

interface SectorOffersViewProps extends ListViewData<Offer, never, never> {
  type: OfferType
  sub: number
  hsCode: string
  nameNote: string
}

/** The offers of a sub-sector as a list in pages. */
export function SectorOffersView({ type, sub, hsCode, nameNote, ...list }: SectorOffersViewProps) {
  return (
    <ListView
      {...list}
      name={`${type}-${sub}`}
      shape={sectorOfferListShape}
      layout="cards"
      lines
      load={async (state) => (await import('../queries')).sectorOfferPage(type, sub, state)}
      renderItem={(offer) => (
        <OfferCard
          locale={list.locale}
          type={type}
          offer={offer}
          hsCode={hsCode}
          nameNote={nameNote}
        />
      )}
    />
  )
}
