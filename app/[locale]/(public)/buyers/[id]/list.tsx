import {
  CompanyPage,
  companyMetadata,
} from '@/features/companies/directory/components/company-page'
import { companyAt, companyNames } from '@/features/companies/directory/queries'
import { companiesPageId } from '@/features/companies/directory/rules'
import { CompanyOffers } from '@/features/offers/directory/components/company-offers'
import {
  companyOfferListShape,
  type CompanyOfferState,
} from '@/features/offers/directory/search-params'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { pageAddresses } from '@/features/pages/queries'
import { listPages } from '../../page-factories'

interface Segments {
  locale: string
  id: string
}

/** A company with the list of what it offers. */
export const companyOffers = listPages<CompanyOfferState, Segments>({
  parse: companyOfferListShape.parse,
  metadata: async ({ locale, given, siteName, state, isFiltered }) => {
    const company = await companyAt(given.id)
    const page = isFiltered ? 1 : state.page
    return company ? companyMetadata({ locale, company, siteName, page }) : notFoundMetadata()
  },
  render: async ({ locale, given, state }) => {
    const company = await companyAt(given.id)
    if (!company) return <NotFoundResponse locale={locale} />
    const [names, addressOf] = await Promise.all([companyNames(), pageAddresses(locale)])
    return (
      <CompanyPage {...{ locale, company, names }} listPath={addressOf(companiesPageId)}>
        <CompanyOffers {...{ locale, company, state }} />
      </CompanyPage>
    )
  },
})
