import { FollowStrip } from '@/features/follows/components/follow-strip'
import { SectorOffers } from '@/features/offers/directory/components/sector-offers'
import {
  SubSectorPage,
  subSectorMetadata,
} from '@/features/offers/directory/components/sub-sector-page'
import { findSubSector } from '@/features/offers/directory/queries'
import {
  sectorOfferListShape,
  type SectorOfferState,
} from '@/features/offers/directory/search-params'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { listPages } from '../../../../page-factories'

interface Segments {
  locale: string
  type: string
  sector: string
  sub: string
}

/** The products or services of a sub-sector. */
export const subSectorOffers = listPages<SectorOfferState, Segments>({
  parse: sectorOfferListShape.parse,
  metadata: async ({ locale, given, siteName, state }) => {
    const found = await findSubSector(given)
    return found
      ? subSectorMetadata({ locale, siteName, page: state.page, ...found })
      : notFoundMetadata()
  },
  render: async ({ locale, given, state }) => {
    const found = await findSubSector(given)
    if (!found) return <NotFoundResponse locale={locale} />
    const { type, sector, sub } = found
    return (
      <>
        <SubSectorPage locale={locale} type={type} sector={sector} sub={sub}>
          <SectorOffers
            locale={locale}
            type={type}
            state={state}
            sector={sector.iid}
            sub={sub.id}
          />
        </SubSectorPage>
        <FollowStrip locale={locale} topics={[['sector', sector.iid, sector]]} />
      </>
    )
  },
})
