import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { SectorChoice, sectorMetadata } from '@/features/offers/directory/components/sectors-page'
import { offerSectors } from '@/features/offers/directory/queries'
import { defaultOfferType, offerTypeOf } from '@/features/offers/directory/rules'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'
import { getTranslations } from 'next-intl/server'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/local-buyers/[type]'>

async function read({ params }: Props) {
  const [{ locale, type: given }, site] = await Promise.all([params, siteSettings()])
  const type = offerTypeOf(decodeSegment(given))
  const path = type === null ? `/local-buyers/${given}` : routes.localBuyers(defaultOfferType)
  return {
    locale: localeOf(locale),
    type,
    path,
    siteName: inLocale(site, 'name', localeOf(locale)),
  }
}

export async function generateMetadata(props: Props) {
  const { locale, type, path, siteName } = await read(props)
  if (type !== 'services') return entryPageMetadata(locale, path, siteName)
  const name = (await getTranslations('offers'))('list')
  return sectorMetadata({ locale, type, siteName, name, path: routes.localBuyers(type) })
}

export default async function Page(props: Props) {
  const { locale, type, path } = await read(props)
  const sectors = type && <SectorChoice {...{ locale, type }} sectors={await offerSectors(type)} />
  return (
    <EntryPage locale={locale} path={path} feedback={PageFeedback}>
      {sectors}
    </EntryPage>
  )
}
