import { FollowStrip } from '@/features/follows/components/follow-strip'
import { HubLink } from '@/features/market-access/hub/components/hub-link'
import { NoticesOf } from '@/features/market-access/components/notices-of'
import { pagePath } from '@/features/pages/queries'
import { CountryPage, countryHead } from '@/features/trade-agreements/map/components/country-page'
import { countryPage } from '@/features/trade-agreements/map/queries'
import { mapPageId } from '@/features/trade-agreements/map/rules'
import { inLocale } from '@/lib/bilingual/in-locale'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: countryPage,
  head: countryHead,
  render: async ({ locale, found }) => {
    const { country, agreement } = found
    const place = { locale, iso2: agreement.country_code }
    const market = country && <HubLink {...place} name={inLocale(country, 'name', locale)} />
    const mapPath = await pagePath(mapPageId, locale)
    return (
      <>
        <CountryPage
          locale={locale}
          mapPath={mapPath}
          page={found}
          marketLink={market}
          notice={country && <NoticesOf {...place} />}
        />
        <FollowStrip locale={locale} topics={[['agreement', agreement.id, agreement, 'title']]} />
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page
