import { ConcernedBarriers } from '@/features/barriers/components/concerned-barriers'
import { hubHead } from '@/features/market-access/hub/rules'
import { HubPage } from '@/features/market-access/hub/components/hub-page'
import { marketAt, relatedToMarket } from '@/features/market-access/hub/queries'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { getTranslations } from 'next-intl/server'
import { marketPage } from '../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = marketPage({
  segments: ({ iso }: { locale: string; iso: string }) => [iso],
  find: ([iso = '']) => marketAt(iso),
  head: async (hub, locale) => hubHead(hub, locale, await getTranslations('marketAccess.hub')),
  render: async (hub, locale) => {
    const loads = [relatedToMarket(hub), pagePath(contactPageId, locale)] as const
    const [related, contactPath] = await Promise.all(loads)
    return (
      <>
        <HubPage {...{ locale, hub, related, contactPath }} />
        <ConcernedBarriers locale={locale} market={hub.market} />
        <FollowStrip locale={locale} topics={[['market', hub.market.iso2, hub.market]]} />
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page
