import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { MarketPage, marketPageMetadata } from '@/features/pages/components/market-page'
import { PublicationCatalogue } from '@/features/publications/components/publication-catalogue'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/routing/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/market-tabs/[record]'>

async function read({ params }: Props) {
  const { locale, record } = await params
  return { locale: localeOf(locale), path: routes.applicationPage(decodeSegment(record)) }
}

export async function generateMetadata(props: Props) {
  const [address, site] = await Promise.all([read(props), siteSettings()])
  return marketPageMetadata({ ...address, tab: 1 }, inLocale(site, 'name', address.locale))
}

export default async function Page(props: Props) {
  const [address, site] = await Promise.all([read(props), siteSettings()])
  const supportEmail = inLocale(site, 'support_email', address.locale)
  return (
    <MarketPage {...address} tab={1} feedback={PageFeedback}>
      <PublicationCatalogue {...address} supportEmail={supportEmail} />
    </MarketPage>
  )
}
