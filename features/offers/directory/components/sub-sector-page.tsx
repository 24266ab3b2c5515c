import { PageBanner } from '@/components/banner/page-banner'
import { pageView } from '@/components/list-view/page-view'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { findSubSector } from '../queries'
import { sectorMetadata } from './sector-page'

type SubSector = NonNullable<Awaited<ReturnType<typeof findSubSector>>>

interface Place {
  locale: Locale
  type: OfferType
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
    { title: t(`type.${type}`), href: localePath(locale, routes.localBuyers(type)) },
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
        section="buyers"
        seed={sub.id}
        steps={steps}
        title={<Bilingual of={sub} field="SUB_NAME" locale={locale} />}
        lead={<Bilingual of={sector} field="name" locale={locale} />}
      />
      {children}
    </>
  )
}

/** The head of the page of a sub-sector, or of a further page of it. */
export async function subSectorMetadata({
  sector,
  sub,
  page,
  ...place
}: Place & SubSector & { siteName: string; page: number }) {
  const view = await pageView(page, `?page=${page}`)
  const name = inLocale(sub, 'SUB_NAME', place.locale)
  const path = routes.localBuyers(place.type, sector.iid, sub.id)
  return sectorMetadata({ ...place, name, path, view })
}
