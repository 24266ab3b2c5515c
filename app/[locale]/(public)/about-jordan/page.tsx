import { CountryProfile } from '@/features/trade-statistics/profile/components/country-profile'
import { profileData } from '@/features/trade-statistics/profile/queries'
import { routes } from '@/lib/routing/routes'
import { entryPage } from '../page-factories'

export const revalidate = 600

const about = entryPage({
  path: routes.aboutCountry(),
  Content: async ({ locale }) => (
    <CountryProfile locale={locale} name="about" data={await profileData('about')} />
  ),
})

export const { generateMetadata } = about

export default about.Page
