import type { Site } from '@/features/site/contract'
import type { Locale } from '@/lib/i18n/locale'
import { EnquiryPlace } from '../submission/components/enquiry-place'
import { enquiryForm } from '../submission/queries'
import { OtherEnquiries } from './other-enquiries'

interface OtherEnquiriesPartProps {
  locale: Locale
  site: Site
  /** The page with all offices, without language prefix. */
  contactPath: string
}

/** The 'other enquiries' block with its form, its texts and its lists. */
export async function OtherEnquiriesPart(props: OtherEnquiriesPartProps) {
  const { page, ...form } = await enquiryForm('other', props.locale)
  return (
    <OtherEnquiries locale={props.locale} texts={page} site={props.site}>
      <EnquiryPlace {...props} {...form} labelledBy="other-enquiries" />
    </OtherEnquiries>
  )
}
