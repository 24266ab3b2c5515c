import type { Locale } from '@/lib/i18n/locale'
import { EnquiryIntroductions } from '../introductions/components/enquiry-introductions'
import { introductionsOf } from '../introductions/queries'
import { PublishPanel } from './publish-panel'

interface EnquiryNextProps {
  locale: Locale
  enquiry: { id: number; enq_type: number }
}

/** What came of a matchmaking enquiry: the companies of introductions, and the way to a request. */
export async function EnquiryNext({ locale, enquiry }: EnquiryNextProps) {
  const introductions = await introductionsOf(enquiry.id)
  return (
    <>
      <EnquiryIntroductions locale={locale} enquiryId={enquiry.id} introductions={introductions} />
      <PublishPanel locale={locale} enquiry={enquiry} />
    </>
  )
}
