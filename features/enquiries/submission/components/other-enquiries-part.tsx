import type { Site } from '@/features/site/contract'
import type { Locale } from '@/lib/i18n/locale'
import { OtherEnquiries } from '../../components/other-enquiries'
import { enquiryForm } from '../queries'
import { EnquiryPlace } from './enquiry-place'

interface OtherEnquiriesPartProps {
  locale: Locale
  site: Site
  /** Where all offices stand, without language prefix. */
  contactPath: string
}

/** The block of other enquiries with its form, its texts and its lists. */
export async function OtherEnquiriesPart(props: OtherEnquiriesPartProps) {
  const { locale, site } = props
  const form = await enquiryForm('other', locale)
  return (
    <OtherEnquiries locale={locale} texts={form.page} site={site}>
      <EnquiryPlace {...props} {...form} labelledBy="other-enquiries" />
    </OtherEnquiries>
  )
}
