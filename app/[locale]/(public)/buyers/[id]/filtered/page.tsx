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

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/buyers/[id]/filtered'>

async function read({ params, searchParams }: Props) {
  const loads = [params, searchParams, siteSettings()] as const
  const [{ locale: given, id }, query, site] = await Promise.all(loads)
  const [locale, state] = [localeOf(given), companyOfferViews.parse(query)]
  return { locale, state, company: await companyAt(id), siteName: inLocale(site, 'name', locale) }
}

export async function generateMetadata(props: Props) {
  const { locale, company, siteName } = await read(props)
  return company ? companyMetadata({ locale, company, siteName, page: 1 }) : missingMetadata()
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
