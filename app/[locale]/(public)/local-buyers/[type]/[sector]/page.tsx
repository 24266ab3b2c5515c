import { FollowStrip } from '@/features/follows/components/follow-strip'
import { SectorPage, sectorMetadata } from '@/features/offers/directory/components/sector-page'
import { offerSector, subSectorsInUse } from '@/features/offers/directory/queries'
import { offerTypeOf } from '@/features/offers/directory/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn, routes } from '@/lib/routing/routes'

export const revalidate = 600
export const generateStaticParams = () => []
type Props = PageProps<'/[locale]/local-buyers/[type]/[sector]'>

async function read({ params }: Props) {
  const { locale, type: given, sector } = await params
  const [type, iid] = [offerTypeOf(given), numberIn(sector)]
  const found = type && iid !== null ? await offerSector(type, iid) : null
  return { locale: localeOf(locale), found: type && found && { type, ...found } }
}

export async function generateMetadata(props: Props) {
  const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
  if (!found) return notFoundMetadata()
  const { type, sector } = found
  const [name, siteName] = [inLocale(sector, 'name', locale), inLocale(site, 'name', locale)]
  const path = routes.localBuyers(type, sector.iid)
  return sectorMetadata({ locale, type, siteName, name, path })
}

export default async function Page(props: Props) {
  const { locale, found } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  return (
    <>
      <SectorPage locale={locale} {...found} subs={await subSectorsInUse(found.type, found.subs)} />
      <FollowStrip locale={locale} topics={[['sector', found.sector.iid, found.sector]]} />
    </>
  )
}
