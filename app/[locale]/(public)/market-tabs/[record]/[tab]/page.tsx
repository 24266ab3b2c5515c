import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { marketForm } from '@/features/enquiries/submission/rules'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { contactPageId } from '@/features/offices/rules'
import { MarketPage, marketPageMetadata } from '@/features/pages/components/market-page'
import { pagePath } from '@/features/pages/queries'
import { marketTabOf } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { MarketData } from '@/features/trade-statistics/components/market-data'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/routing/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/market-tabs/[record]/[tab]'>

async function read({ params }: Props) {
  const { locale, record, tab } = await params
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, tab: marketTabOf(tab) ?? 1 }
}

export async function generateMetadata(props: Props) {
  const [address, site] = await Promise.all([read(props), siteSettings()])
  return marketPageMetadata(address, inLocale(site, 'name', address.locale))
}

export default async function Page(props: Props) {
  const { locale, path, tab } = await read(props)
  const [site, contactPath] = await Promise.all([siteSettings(), pagePath(contactPageId, locale)])
  const kind = marketForm(tab)
  return (
    <MarketPage {...{ locale, path, tab }} feedback={PageFeedback}>
      {kind && <EnquiryPart {...{ locale, kind, site, contactPath }} />}
      <MarketData {...{ locale, path, tab, site }} />
    </MarketPage>
  )
}
