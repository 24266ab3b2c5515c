import { exportPlan } from '@/features/export-plan/contract'
import { VisitorPage } from '@/features/export-plan/visitor/components/visitor-page'
import { noticesByMarket } from '@/features/market-access/components/notices-of'
import { routes } from '@/lib/routing/routes'
import { planMarkets, planPages } from '../../page-factories'
import { titledPage } from '../markets/page-factories'

export const revalidate = 600

const page = titledPage({
  served: exportPlan,
  texts: 'visitorPlan',
  path: routes.visitorPlan(),
  render: async (locale) => {
    const [pages, markets, notices] = await Promise.all([
      planPages(locale),
      planMarkets(locale),
      noticesByMarket(locale),
    ])
    return <VisitorPage locale={locale} pages={pages} markets={markets} notices={notices} />
  },
})

export const { generateMetadata } = page

export default page.Page
