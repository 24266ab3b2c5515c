import { PageBanner } from '@/components/banner/page-banner'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { pageMetadata, samePath } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { OfferType } from '../contract'
import type { offerPlace, offerSector, offerSectors } from '../queries'
import { SectorTiles } from './sector-tiles'
import { TypeSwitch } from './type-switch'

type Sectors = Awaited<ReturnType<typeof offerSectors>>
type Sector = NonNullable<Awaited<ReturnType<typeof offerSector>>>
type SubSector = NonNullable<Awaited<ReturnType<typeof offerPlace>>>

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
  }))
  return (
    <SectorTiles title={t(`sectors.${type}`)} tiles={tiles}>
      <TypeSwitch locale={locale} type={type} />
    </SectorTiles>
  )
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
        seed={sector.iid}
        steps={[typeStep(t, locale, type), { title: inLocale(sector, 'name', locale) }]}
        title={<Bilingual of={sector} field="name" locale={locale} />}
        lead={t(`type.${type}`)}
      />
      <SectorTiles title={t('subSectors')} tiles={tiles} />
    </>
  )
}

/** A sub-sector: what companies offer in it. */
export function SubSectorPage({
  locale,
  type,
  sector,
  sub,
  children,
}: Place & SubSector & { children: ReactNode }) {
  const t = useTranslations('offers')
  const steps = [
    typeStep(t, locale, type),
    {
      title: inLocale(sector, 'name', locale),
      href: localePath(locale, routes.localBuyers(type, sector.iid)),
    },
    { title: inLocale(sub, 'SUB_NAME', locale) },
  ]
  return (
    <>
      <PageBanner
        locale={locale}
        seed={sub.id}
        steps={steps}
        title={<Bilingual of={sub} field="SUB_NAME" locale={locale} />}
        lead={<Bilingual of={sector} field="name" locale={locale} />}
      />
      {children}
    </>
  )
}

function typeStep(
  t: ReturnType<typeof useTranslations<'offers'>>,
  locale: Locale,
  type: OfferType,
) {
  return { title: t(`type.${type}`), href: localePath(locale, routes.localBuyers(type)) }
}

interface View {
  query: string
  title: (title: string) => string
}

/** The head of the page of a sub-sector. */
export function subSectorMetadata({
  sector,
  sub,
  ...page
}: Place & SubSector & { siteName: string; view?: View | undefined }) {
  const name = inLocale(sub, 'SUB_NAME', page.locale)
  return sectorMetadata({ ...page, name, path: routes.localBuyers(page.type, sector.iid, sub.id) })
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
  const { locale, type, siteName, name, path, view } = page
  const title = t('sectorTitle', { name, type: t(`type.${type}`) })
  return pageMetadata({
    locale,
    siteName,
    title: view ? view.title(title) : title,
    description: t(`sectorDescription.${type}`, { name }),
    paths: samePath(path + (view?.query ?? '')),
  })
}
