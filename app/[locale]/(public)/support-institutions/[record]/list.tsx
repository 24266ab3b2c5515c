import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { InstitutionList } from '@/features/institutions/components/institution-list'
import { institutionListShape } from '@/features/institutions/search-params'
import { contactPageId } from '@/features/offices/contract'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { menuEntryListPages } from '../../page-factories'

export const institutions = menuEntryListPages({
  shape: institutionListShape,
  List: async (props) => {
    const { locale } = props
    const loads = [siteSettings(), pagePath(contactPageId, locale)] as const
    const [site, contactPath] = await Promise.all(loads)
    return (
      <>
        <InstitutionList {...props} />
        <EnquiryPart locale={locale} site={site} contactPath={contactPath} kind="institution" />
      </>
    )
  },
})
