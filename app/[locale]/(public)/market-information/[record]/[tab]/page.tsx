import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { marketForm } from '@/features/enquiries/submission/rules'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { contactPageId } from '@/features/offices/rules'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { MarketTabs, marketTabView } from '@/features/pages/components/market-tabs'
import { pageAddresses } from '@/features/pages/queries'
import { marketTabOf, marketTabQuery } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/market-information/[record]/[tab]'>

async function read({ params }: Props) {
  const { locale, record, tab } = await params
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, tab: marketTabOf(tab) ?? 1 }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path, tab }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale), await marketTabView(tab))
}

export default async function Page(props: Props) {
  const { locale, path, tab } = await read(props)
  const [site, addressOf] = await Promise.all([siteSettings(), pageAddresses(locale)])
  const [kind, contactPath] = [marketForm(tab), addressOf(contactPageId)]
  return (
    <EntryPage {...{ locale, path }} query={marketTabQuery(tab)} feedback={PageFeedback}>
      <MarketTabs {...{ locale, path }} current={tab} />
      {kind && <EnquiryPart {...{ locale, kind, site, contactPath }} />}
    </EntryPage>
  )
}
