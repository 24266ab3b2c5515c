import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { agreeToIntroduction, enquiryIntroductions, introduceToEnquiry } from './contract'

/** The companies that the person was introduced to for an enquiry; none where there are none at all. */
export const introductionsOf = async (id: number) =>
  isServed(enquiryIntroductions)
    ? whenNotFound(call(enquiryIntroductions, { params: { id } }), () => [])
    : []

/** Lets a company learn who the person of an enquiry is. */
export const agreeForEnquiry = (id: number, company_id: number) =>
  call(agreeToIntroduction, { params: { id }, body: { company_id } })

/** Introduces a company to the person of an enquiry; returns the companies with it. */
export const introduceForEnquiry = (id: number, company_id: number) =>
  call(introduceToEnquiry, { params: { id }, body: { company_id } })
