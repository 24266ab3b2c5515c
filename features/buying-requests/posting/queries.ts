import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { countries } from '@/features/reference-lists/contract'
import { call, isServed } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import { myBuyingRequests, requestOfEnquiry, submitBuyingRequest } from './contract'

/** The countries of the form: the portal's own entries, such as the global market, are none. */
export const formChoices = async () =>
  (await call(countries)).filter(({ portal_own }) => !portal_own)

/** The codes of goods that a text names. */
export const findCodes = (q: string) =>
  whenNotFound(call(nomenclatureSearch, { query: { q } }), () => null)

export const postRequest = (body: InputOf<typeof submitBuyingRequest>['body']) =>
  call(submitBuyingRequest, { body })

/** What an enquiry of the person fills in; null for any other one. */
export const enquirySource = (id: number) =>
  whenNotFound(call(requestOfEnquiry, { params: { id } }), () => null)

/** The person's own requests; null where the portal has none at all. */
export const myRequests = async () => (isServed(myBuyingRequests) ? call(myBuyingRequests) : null)
