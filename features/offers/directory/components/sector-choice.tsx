import { sceneOfSectors } from '@/components/scene/of-sector'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { OfferType } from '../../kinds/contract'
import type { sectorsInUse } from '../queries'
import { sectorMetadata } from './sector-page'
import { SectorTiles } from './sector-tiles'
import { TypeSwitch } from './type-switch'

type Sectors = Awaited<ReturnType<typeof sectorsInUse>>

interface Place {
  locale: Locale
  type: OfferType
}

/** The sectors of products or services (spec part 2 section 2, 'Local buyers'). */
export function SectorChoice({ locale, type, sectors }: Place & { sectors: Sectors }) {
  const t = useTranslations('offers')
  const tiles = sectors.map((sector) => ({
    id: sector.iid,
    href: localePath(locale, routes.localBuyers(type, sector.iid)),
    name: <Bilingual of={sector} field="name" locale={locale} />,
    image: sector.image,
    scene: sceneOfSectors([sector.iid]),
  }))
  return (
    <SectorTiles title={t(`sectors.${type}`)} tiles={tiles}>
      <TypeSwitch locale={locale} type={type} />
    </SectorTiles>
  )
}

/** The head of the choice of services; that of products is the head of the menu entry. */
export async function servicesHead(page: { locale: Locale; siteName: string }) {
  const t = await getTranslations('offers')
  const path = routes.localBuyers('services')
  return sectorMetadata({ ...page, type: 'services', name: t('list'), path })
}
