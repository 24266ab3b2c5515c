import { SectorOffers } from '@/features/offers/directory/components/sector-offers'
import {
  SubSectorPage,
  subSectorMetadata,
} from '@/features/offers/directory/components/sub-sector-page'
import { findSubSector } from '@/features/offers/directory/queries'
import { sectorOfferListShape } from '@/features/offers/directory/search-params'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/local-buyers/[type]/[sector]/[sub]/pages/[page]'>

async function read({ params }: Props) {
  const { locale, page, ...segments } = await params
  const state = sectorOfferListShape.parse({ page })
  return { locale: localeOf(locale), found: await findSubSector(segments), state }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found, state }, site] = await Promise.all([read(props), siteSettings()])
  const head = { locale, siteName: inLocale(site, 'name', locale), page: state.page }
  return found ? subSectorMetadata({ ...head, ...found }) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, found, state } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const { type, sector, sub } = found
  return (
    <SubSectorPage {...{ locale, type, sector, sub }}>
      <SectorOffers {...{ locale, type, state }} sector={sector.iid} sub={sub.id} />
    </SubSectorPage>
  )
}
