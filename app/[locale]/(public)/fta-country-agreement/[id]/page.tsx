import { pagePath } from '@/features/pages/queries'
import { CountryPage, countryHead } from '@/features/trade-agreements/map/components/country-page'
import { countryPage } from '@/features/trade-agreements/map/queries'
import { mapPageId } from '@/features/trade-agreements/map/rules'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: countryPage,
  head: countryHead,
  render: async ({ locale, found }) => (
    <CountryPage locale={locale} page={found} mapPath={await pagePath(mapPageId, locale)} />
  ),
})

export const { generateMetadata } = page

export default page.Page
