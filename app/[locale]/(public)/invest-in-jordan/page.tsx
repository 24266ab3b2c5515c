import { CountryProfile } from '@/features/trade-statistics/profile/components/country-profile'
import { profileData } from '@/features/trade-statistics/profile/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const invest = entryPage({
  path: routes.investInCountry(),
  Content: async ({ locale }) => (
    <CountryProfile locale={locale} name="invest" data={await profileData('invest')} />
  ),
})

export const { generateMetadata } = invest

export default invest.Page
