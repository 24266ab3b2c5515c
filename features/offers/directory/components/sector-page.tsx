import { PageBanner } from '@/components/banner/page-banner'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { OfferType } from '../../kinds/contract'
import type { offerSector } from '../queries'
import { SectorTiles } from './sector-tiles'

type Sector = NonNullable<Awaited<ReturnType<typeof offerSector>>>

interface Place {
  locale: Locale
  type: OfferType
}

/** A sector: its sub-sectors to choose from. */
export function SectorPage({ locale, type, sector, subs }: Place & Sector) {
  const t = useTranslations('offers')
  const tiles = subs.map((sub) => ({
    id: sub.id,
    href: localePath(locale, routes.localBuyers(type, sector.iid, sub.id)),
    name: <Bilingual of={sub} field="SUB_NAME" locale={locale} />,
  }))
  return (
    <>
      <PageBanner
        locale={locale}
        section="buyers"
        seed={sector.iid}
        steps={[
          { title: t(`type.${type}`), href: localePath(locale, routes.localBuyers(type)) },
          { title: inLocale(sector, 'name', locale) },
        ]}
        title={<Bilingual of={sector} field="name" locale={locale} />}
        lead={t(`type.${type}`)}
      />
      <SectorTiles title={t('subSectors')} tiles={tiles} />
    </>
  )
}

interface View {
  query: string
  title: (title: string) => string
}

/** The head of the page of a sector or sub-sector. */
export async function sectorMetadata(page: {
  locale: Locale
  type: OfferType
  siteName: string
  name: string
  path: string
  view?: View | undefined
}): Promise<Metadata> {
  const t = await getTranslations('offers')
  const { locale, type, siteName, path, view } = page
  const name = isolated(page.name, locale)
  const title = t('sectorTitle', { name, type: t(`type.${type}`) })
  return pageMetadata({
    locale,
    siteName,
    title: view ? view.title(title) : title,
    description: t(`sectorDescription.${type}`, { name }),
    paths: samePath(path + (view?.query ?? '')),
  })
}
