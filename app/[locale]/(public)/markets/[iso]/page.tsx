import { ConcernedBarriers } from '@/features/barriers/components/concerned-barriers'
import { hubHead } from '@/features/market-access/hub/rules'
import { ToolSection } from '@/features/market-access/components/tool-section'
import { HubPage } from '@/features/market-access/hub/components/hub-page'
import { marketAt, relatedToMarket } from '@/features/market-access/hub/queries'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { getTranslations } from 'next-intl/server'
import { toolSteps } from '../../../page-factories'
import { marketPage } from '../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = marketPage({
  segments: ({ iso }: { locale: string; iso: string }) => [iso],
  find: ([iso = '']) => marketAt(iso),
  head: async (hub, locale) => hubHead(hub, locale, await getTranslations('marketAccess.hub')),
  render: async (hub, locale) => {
    const contact = pagePath(contactPageId, locale)
    const loads = [relatedToMarket(hub), contact, toolSteps(locale)] as const
    const [related, contactPath, steps] = await Promise.all(loads)
    return (
      <>
        <HubPage locale={locale} hub={hub} related={related} contactPath={contactPath} />
        <ToolSection steps={steps} />
        <ConcernedBarriers locale={locale} market={hub.market} />
        <FollowStrip locale={locale} topics={[['market', hub.market.iso2, hub.market]]} />
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page
