import { PerformancePage } from '@/features/outcomes/performance/components/performance-page'
import { performanceFigures } from '@/features/outcomes/performance/contract'
import { call } from '@/lib/api/call'
import { routes } from '@/lib/routing/routes'
import { titledPage } from '../markets/page-factories'

export const revalidate = 600

const page = titledPage({
  served: performanceFigures,
  texts: 'performance',
  path: routes.performance(),
  render: async (locale) => (
    <PerformancePage locale={locale} figures={await call(performanceFigures)} />
  ),
})

export const { generateMetadata } = page

export default page.Page
