import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { enquiryPage, type EnquiryPage } from './contract'

/** The enquiry type of what fits no other form (spec part 1 section 3). */
const otherEnquiries = 7

/** What the form for other enquiries says of itself, or null when nothing is written. */
export function otherEnquiryTexts(): Promise<EnquiryPage | null> {
  const answer = call(enquiryPage, { params: { id: otherEnquiries } })
  return orWhenMissing(
    answer.then(([texts]) => texts ?? null),
    () => null,
  )
}
