import { exportPlan } from '@/features/export-plan/contract'
import { VisitorPage } from '@/features/export-plan/visitor/components/visitor-page'
import { routes } from '@/lib/routing/routes'
import { planMarkets, planPages } from '../../page-factories'
import { titledPage } from '../markets/page-factories'

export const revalidate = 600

const page = titledPage({
  served: exportPlan,
  texts: 'visitorPlan',
  path: routes.visitorPlan(),
  render: async (locale) => {
    const [pages, markets] = await Promise.all([planPages(locale), planMarkets(locale)])
    return <VisitorPage {...{ locale, pages, markets }} />
  },
})

export const { generateMetadata } = page

export default page.Page
