import { publishText } from '@/features/buying-requests/components/publish-text'
import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { marketForm } from '@/features/enquiries/submission/rules'
import { contactPageId } from '@/features/offices/contract'
import { MarketTabs, marketView } from '@/features/pages/components/market-tabs'
import { pagePath } from '@/features/pages/queries'
import { marketTabOf } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { MarketData } from '@/features/trade-statistics/components/market-data'
import { entryPage } from '../../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const market = entryPage<{ locale: string; record: string; tab: string }>({
  view: (given) => marketView(marketTabOf(given.tab) ?? 1),
  Content: async ({ locale, path, given }) => {
    const tab = marketTabOf(given.tab) ?? 1
    const loads = [siteSettings(), pagePath(contactPageId, locale), publishText(locale)] as const
    const [site, contactPath, text] = await Promise.all(loads)
    const kind = marketForm(tab)
    const publish = kind === 'matchmaking' ? text : undefined
    return (
      <>
        <MarketTabs locale={locale} path={path} current={tab} />
        {kind && (
          <EnquiryPart
            locale={locale}
            kind={kind}
            site={site}
            contactPath={contactPath}
            publish={publish}
          />
        )}
        <MarketData locale={locale} path={path} tab={tab} site={site} />
      </>
    )
  },
})

export const { generateMetadata } = market

export default market.Page
