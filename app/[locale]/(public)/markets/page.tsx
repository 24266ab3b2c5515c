import { marketList } from '@/features/market-access/contract'
import { MarketsPage } from '@/features/market-access/overview/components/markets-page'
import { allMarkets } from '@/features/market-access/queries'
import { pagePath } from '@/features/pages/queries'
import { mapPageId } from '@/features/trade-agreements/map/rules'
import { routes } from '@/lib/routing/routes'
import { titledPage } from './page-factories'

export const revalidate = 600

const page = titledPage({
  served: marketList,
  texts: 'marketIndex',
  path: routes.markets(),
  render: async (locale) => {
    const [rows, mapPath] = await Promise.all([allMarkets(), pagePath(mapPageId, locale)])
    return <MarketsPage locale={locale} rows={rows} mapPath={mapPath} />
  },
})

export const { generateMetadata } = page

export default page.Page
