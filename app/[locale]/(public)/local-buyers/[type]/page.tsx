import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { SectorChoice, servicesHead } from '@/features/offers/directory/components/sector-choice'
import { sectorsInUse } from '@/features/offers/directory/queries'
import { defaultOfferType, offerTypeOf } from '@/features/offers/directory/rules'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { routes } from '@/lib/routing/routes'
import { entryTools } from '../../page-factories'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/local-buyers/[type]'>

async function read({ params }: Props) {
  const { locale, type: given } = await params
  const type = offerTypeOf(decodeSegment(given))
  const path = type === null ? `/local-buyers/${given}` : routes.localBuyers(defaultOfferType)
  return { locale: localeOf(locale), type, path }
}

export async function generateMetadata(props: Props) {
  const [{ locale, type, path }, site] = await Promise.all([read(props), siteSettings()])
  const siteName = inLocale(site, 'name', locale)
  if (type === 'services') return servicesHead({ locale, siteName })
  return entryPageMetadata(locale, path, siteName)
}

export default async function Page(props: Props) {
  const { locale, type, path } = await read(props)
  const sectors = type && (
    <SectorChoice locale={locale} type={type} sectors={await sectorsInUse(type)} />
  )
  return (
    <EntryPage locale={locale} path={path} feedback={PageFeedback} tools={await entryTools(locale)}>
      {sectors}
    </EntryPage>
  )
}
