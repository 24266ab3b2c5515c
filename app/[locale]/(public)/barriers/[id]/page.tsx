import { BarrierPage } from '@/features/barriers/components/barrier-page'
import { publicBarrier } from '@/features/barriers/queries'
import { barrierHead } from '@/features/barriers/rules'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: publicBarrier,
  head: barrierHead,
  render: async ({ locale, found }) => <BarrierPage locale={locale} barrier={found} />,
})

export const { generateMetadata } = page

export default page.Page
