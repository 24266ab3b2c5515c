import { SourcesPage } from '@/features/market-data/components/sources-page'
import { publicDatasets } from '@/features/market-data/contract'
import { call } from '@/lib/api/call'
import { routes } from '@/lib/routing/routes'
import { titledPage } from '../page-factories'

export const revalidate = 600

const page = titledPage({
  served: publicDatasets,
  texts: 'marketSources',
  path: routes.marketData(),
  render: async (locale) => <SourcesPage locale={locale} datasets={await call(publicDatasets)} />,
})

export const { generateMetadata } = page

export default page.Page
