import { bilingualText } from '@/lib/bilingual/schema'
import { approvalStatuses } from '@/lib/db/codes/approval'
import { z } from 'zod'
import { certificateFacts } from './certificates/contract'
import { photographIfAny } from './photograph/contract'
import { profileFacts } from './profile/contract'
import { checkedFact } from './verification/contract'

const ids = z.array(z.int().positive())

/** The fields that a company's owner edits (spec part 3 section 3, 'Company'). */
export const companyDetails = z
  .object({
    ...bilingualText('company_registered_name', 'bare'),
    ...bilingualText('company_trading_name', 'bare'),
    company_trading_name: z.string().min(1),
    type_of_company: z.int().positive(),
    phone_number: z.string().min(1),
    mobile_number: z.string().min(1),
    website_url: z.string().min(1),
    e_mail: z.email(),
    /** 1 local, 2 international. */
    location_type_id: z.int().min(1).max(2),
    governorates: z.int().positive().nullable(),
    location_country_id: z.int().positive().nullable(),
    logo: z.string().nullable(),
    ...photographIfAny,
    company_profile_pdf: z.string().nullable(),
    founded: z.int().min(1800).max(2100).nullable(),
    ...bilingualText('description'),
    ...profileFacts,
    industry_information_for_products: ids,
    industry_information_for_services: ids,
    sub_industries_for_products: ids,
    sub_industries_for_services: ids,
    countries_of_operations: ids.min(1),
    certificates: z.array(
      z.object({ title: z.string().min(1), file: z.string().nullable(), ...certificateFacts }),
    ),
    person_title: z.int().positive(),
    person_position: z.int().positive(),
    ...bilingualText('person_first_name', 'bare'),
    ...bilingualText('person_last_name', 'bare'),
    person_mobile_number: z.string().min(1),
    person_email: z.email(),
  })
  .refine((company) => company.location_type_id !== 1 || company.governorates !== null, {
    path: ['governorates'],
    error: 'A local company names its governorate.',
  })
  .refine((company) => company.location_type_id !== 2 || company.location_country_id !== null, {
    path: ['location_country_id'],
    error: 'An international company names its country.',
  })

export type CompanyDetails = z.infer<typeof companyDetails>

/** A company for import: the last saved version and the last approved one. */
export const companyImport = z.object({
  id: z.int().positive(),
  status: z.literal(approvalStatuses),
  sample: z.boolean(),
  owner: companyDetails,
  public: companyDetails.nullable(),
  checks: z.array(checkedFact).default([]),
})

export type CompanyImport = z.infer<typeof companyImport>
