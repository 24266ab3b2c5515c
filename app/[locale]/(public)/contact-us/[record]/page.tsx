import { EnquiryTiles } from '@/features/enquiries/components/enquiry-tiles'
import { OtherEnquiriesPart } from '@/features/enquiries/components/other-enquiries-part'
import { OfficeDirectory } from '@/features/offices/components/office-directory'
import { contactUs } from '@/features/offices/contract'
import { pageAddresses } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { call } from '@/lib/api/call'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const contact = entryPage({
  Content: async ({ locale, path }) => {
    const loads = [call(contactUs), siteSettings(), pageAddresses(locale)] as const
    const [offices, site, addressOf] = await Promise.all(loads)
    return (
      <>
        <EnquiryTiles locale={locale} addressOf={addressOf} />
        <OtherEnquiriesPart locale={locale} site={site} contactPath={path} />
        <OfficeDirectory locale={locale} offices={offices} site={site} />
      </>
    )
  },
})

export const { generateMetadata } = contact

export default contact.Page
