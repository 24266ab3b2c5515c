import { CountryProfile } from '@/features/trade-statistics/profile/components/country-profile'
import { profileData } from '@/features/trade-statistics/profile/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const trade = entryPage({
  path: routes.tradeWithCountry(),
  Content: async ({ locale }) => (
    <CountryProfile locale={locale} name="trade" data={await profileData('trade')} />
  ),
})

export const { generateMetadata } = trade

export default trade.Page
