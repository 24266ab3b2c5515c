import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { idParams, recordId } from '@/lib/api/params'
import { z } from 'zod'
import { rankedCompany } from '../matching/contract'

/** A company that fits, and when an officer introduced it to the buyer. */
export const introducible = rankedCompany.extend({
  introduced_at: z.iso.datetime({ offset: true }).nullable(),
  /** Whether the buyer agreed that this company learns the name and the address. */
  is_named: z.boolean(),
})

export type Introducible = z.infer<typeof introducible>

export const companyChoice = z.object({ company_id: recordId })

/** A company that an officer introduced to a buyer, as the buyer sees it. */
export const ownIntroduction = z.object({
  company: z.object({ id: z.int(), ...bilingualText('name') }),
  at: z.iso.datetime({ offset: true }),
  /** Whether the company may see who the buyer is. */
  is_shared: z.boolean(),
})

export type OwnIntroduction = z.infer<typeof ownIntroduction>

const ofCaller = {
  access: 'user',
  path: 'my-enquiry-introductions/{id}',
  params: idParams,
  response: z.array(ownIntroduction),
  errors: ['not_found'],
} as const

export const enquiryIntroductions = endpoint({
  ...ofCaller,
  method: 'GET',
  summary: 'List the companies that the caller was introduced to for a matchmaking enquiry',
})

export const agreeToIntroduction = endpoint({
  ...ofCaller,
  method: 'POST',
  summary: 'Let a company that was introduced learn who the caller is',
  body: companyChoice,
  errors: ['not_found', 'forbidden'],
})

const officers = { access: 'staff:cases', params: idParams } as const

const companies = z.object({ companies: z.array(introducible) })

export const companiesForEnquiry = endpoint({
  ...officers,
  method: 'GET',
  path: 'admin/enquiries/{id}/companies',
  summary: 'List the companies that fit a matchmaking enquiry, best first, with the reasons',
  response: companies,
  errors: ['not_found'],
})

export const introduceToEnquiry = endpoint({
  ...officers,
  method: 'POST',
  path: 'admin/enquiries/{id}/introduce',
  summary: 'Introduce a company and the person of a matchmaking enquiry to each other',
  body: companyChoice,
  response: companies,
  errors: ['not_found'],
})
