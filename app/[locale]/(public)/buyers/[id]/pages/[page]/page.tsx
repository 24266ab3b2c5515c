import {
  CompanyPage,
  companyMetadata,
} from '@/features/companies/directory/components/company-page'
import { companyAt, companyNames } from '@/features/companies/directory/queries'
import { companiesPageId } from '@/features/companies/directory/rules'
import { CompanyOffers } from '@/features/offers/directory/components/company-offers'
import { companyOfferViews } from '@/features/offers/directory/search-params'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { menuEntries, pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'

export const revalidate = 600

export const generateStaticParams = () => []
type Props = PageProps<'/[locale]/buyers/[id]/pages/[page]'>

async function read({ params }: Props) {
  const [{ locale: given, id, page }, site] = await Promise.all([params, siteSettings()])
  const [locale, state] = [localeOf(given), companyOfferViews.parse({ page })]
  return { locale, state, company: await companyAt(id), siteName: inLocale(site, 'name', locale) }
}

export async function generateMetadata(props: Props) {
  const { company, state, ...place } = await read(props)
  return company ? companyMetadata({ ...place, company, page: state.page }) : missingMetadata()
}

export default async function Page(props: Props) {
  const { locale, company, state } = await read(props)
  if (!company) return <MissingPage locale={locale} entries={await menuEntries()} />
  const [names, addressOf] = await Promise.all([companyNames(), pageAddresses(locale)])
  return (
    <CompanyPage {...{ locale, company, names }} listPath={addressOf(companiesPageId)}>
      <CompanyOffers {...{ locale, company, state }} />
    </CompanyPage>
  )
}
