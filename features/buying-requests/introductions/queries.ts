import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { enquiryIntroductions } from './contract'

/** The companies that the person was introduced to for an enquiry; none where there are none at all. */
export const introductionsOf = async (id: number) =>
  isServed(enquiryIntroductions)
    ? whenNotFound(call(enquiryIntroductions, { params: { id } }), () => [])
    : []
