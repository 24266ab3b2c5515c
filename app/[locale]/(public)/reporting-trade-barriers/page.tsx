import { RegisterLink } from '@/features/barriers/components/register-link'
import { BarrierAudiences } from '@/features/enquiries/components/barrier-audiences'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const barriers = entryPage({
  path: routes.tradeBarriers(),
  Content: async (view) => (
    <>
      <BarrierAudiences {...view} />
      <RegisterLink locale={view.locale} />
    </>
  ),
})

export const { generateMetadata } = barriers

export default barriers.Page
