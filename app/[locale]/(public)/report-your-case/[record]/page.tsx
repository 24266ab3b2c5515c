import { RegisterLink } from '@/features/barriers/components/register-link'
import { BarrierAudiences } from '@/features/enquiries/components/barrier-audiences'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const barriers = entryPage({
  Content: async (view) => (
    <>
      <BarrierAudiences {...view} />
      <RegisterLink locale={view.locale} />
    </>
  ),
})

export const { generateMetadata } = barriers

export default barriers.Page
