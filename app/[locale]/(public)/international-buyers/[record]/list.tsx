import { CompanyList } from '@/features/companies/directory/components/company-list'
import { companyViews } from '@/features/companies/directory/search-params'
import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { contactPageId } from '@/features/offices/rules'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { entryListPages } from '../../list-pages'

export const companies = entryListPages({
  views: companyViews,
  List: async (place) => {
    const { locale } = place
    const loads = [siteSettings(), pagePath(contactPageId, locale)] as const
    const [site, contactPath] = await Promise.all(loads)
    return (
      <>
        <CompanyList {...place} />
        <EnquiryPart {...{ locale, site, contactPath }} kind="matchmaking" />
      </>
    )
  },
})
