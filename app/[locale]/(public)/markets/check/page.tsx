import { contactPageId } from '@/features/offices/contract'
import { OriginCheckPage } from '@/features/origin/checks/components/origin-check-page'
import { originQuestions } from '@/features/origin/checks/contract'
import { pagePath } from '@/features/pages/queries'
import { routes } from '@/lib/routing/routes'
import { titledPage } from '../page-factories'

export const revalidate = 600

const page = titledPage({
  served: originQuestions,
  texts: 'originCheck',
  path: routes.originCheck(),
  render: async (locale) => (
    <OriginCheckPage locale={locale} contactPath={await pagePath(contactPageId, locale)} />
  ),
})

export const { generateMetadata } = page

export default page.Page
