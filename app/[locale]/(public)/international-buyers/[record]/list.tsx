import { BoardPanel } from '@/features/buying-requests/components/board-panel'
import { publishText } from '@/features/buying-requests/components/publish-text'
import { CompanyList } from '@/features/companies/directory/components/company-list'
import { companyListShape } from '@/features/companies/directory/search-params'
import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { menuEntryListPages } from '../../page-factories'

export const companies = menuEntryListPages({
  shape: companyListShape,
  List: async (props) => {
    const { locale } = props
    const loads = [siteSettings(), pagePath(contactPageId, locale), publishText(locale)] as const
    const [site, contactPath, publish] = await Promise.all(loads)
    return (
      <>
        <CompanyList {...props} />
        <BoardPanel locale={locale} />
        <EnquiryPart
          locale={locale}
          site={site}
          contactPath={contactPath}
          publish={publish}
          kind="matchmaking"
        />
      </>
    )
  },
})
