import { BarrierPage } from '@/features/barriers/components/barrier-page'
import { publicBarrier } from '@/features/barriers/queries'
import { barrierHead } from '@/features/barriers/rules'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: publicBarrier,
  head: barrierHead,
  render: async ({ locale, found }) => (
    <>
      <BarrierPage locale={locale} barrier={found} />
      <FollowStrip locale={locale} topics={[['barriers', found.id, found, 'title']]} />
    </>
  ),
})

export const { generateMetadata } = page

export default page.Page
