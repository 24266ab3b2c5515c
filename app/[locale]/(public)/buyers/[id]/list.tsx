import {
  CompanyPage,
  companyMetadata,
} from '@/features/companies/directory/components/company-page'
import { companyAt, companyNames } from '@/features/companies/directory/queries'
import { companiesPageId } from '@/features/companies/directory/rules'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { CompanyOffers } from '@/features/offers/directory/components/company-offers'
import {
  companyOfferListShape,
  type CompanyOfferState,
} from '@/features/offers/directory/search-params'
import { AnsweringSpeed } from '@/features/quotation-requests/submission/components/answering-speed'
import { AskLink } from '@/features/quotation-requests/submission/components/ask-link'
import { supplierAt } from '@/features/quotation-requests/submission/queries'
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
    const [names, addressOf, supplier] = await Promise.all([
      companyNames(),
      pageAddresses(locale),
      supplierAt(company.id),
    ])
    return (
      <>
        <CompanyPage
          locale={locale}
          company={company}
          names={names}
          listPath={addressOf(companiesPageId)}
          ask={supplier && <AskLink locale={locale} company={company.id} />}
          speed={supplier?.speed && <AnsweringSpeed speed={supplier.speed} />}
        >
          <CompanyOffers locale={locale} company={company} state={state} />
        </CompanyPage>
        <FollowStrip
          locale={locale}
          topics={[['company', company.id, company, 'company_registered_name']]}
        />
      </>
    )
  },
})
