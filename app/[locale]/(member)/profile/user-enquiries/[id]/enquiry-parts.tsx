import { EnquiryBarrier } from '@/features/barriers/tracking/components/enquiry-barrier'
import { EnquiryNext } from '@/features/buying-requests/components/enquiry-next'
import type { EnquiryDetail } from '@/features/enquiries/cases/contract'
import type { Locale } from '@/lib/i18n/locale'

/** What other features show of an enquiry: its barrier, its introductions, and the way to a request. */
export function EnquiryParts(props: { locale: Locale; enquiry: EnquiryDetail }) {
  return (
    <>
      <EnquiryBarrier {...props} />
      <EnquiryNext {...props} />
    </>
  )
}
