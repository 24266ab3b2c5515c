import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { InstitutionList } from '@/features/institutions/components/institution-list'
import { institutionViews } from '@/features/institutions/search-params'
import { contactPageId } from '@/features/offices/rules'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { entryListPages } from '../../list-pages'

export const institutions = entryListPages({
  views: institutionViews,
  List: async (place) => {
    const { locale } = place
    const loads = [siteSettings(), pagePath(contactPageId, locale)] as const
    const [site, contactPath] = await Promise.all(loads)
    return (
      <>
        <InstitutionList {...place} />
        <EnquiryPart {...{ locale, site, contactPath }} kind="institution" />
      </>
    )
  },
})
