import { ConcernedBarriers } from '@/features/barriers/components/concerned-barriers'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { NodePage } from '@/features/market-access/products/components/node-page'
import { nodeAt, relatedToNode } from '@/features/market-access/products/queries'
import { nodeHead } from '@/features/market-access/products/rules'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { getTranslations } from 'next-intl/server'
import { marketPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = marketPage({
  segments: ({ hs }: { locale: string; hs: string }) => ['products', hs],
  find: ([, hs = '']) => nodeAt(hs),
  head: async (found, locale) => nodeHead(found, locale, await getTranslations('marketProducts')),
  render: async (found, locale) => {
    const loads = [relatedToNode(found), pagePath(contactPageId, locale)] as const
    const [related, contactPath] = await Promise.all(loads)
    const { node, level } = found
    return (
      <>
        <NodePage locale={locale} found={found} related={related} contactPath={contactPath} />
        {level !== 'section' && <ConcernedBarriers locale={locale} product={node} />}
        {level !== 'section' && <FollowStrip locale={locale} topics={[['hs', node.code, node]]} />}
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page
