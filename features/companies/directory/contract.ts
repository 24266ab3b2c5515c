import { homeCountry } from '@/lib/country/home'
import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery, usedIds } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { companySizes } from '@/lib/db/codes/companies'
import { serviceLanguages } from '@/lib/db/codes/trade-terms'
import { z } from 'zod'
import { companiesTag } from '@/lib/cache/tags'
import { publicCertificate } from '../certificates/contract'
import { photograph } from '../photograph/contract'
import { checkedFact } from '../verification/contract'

/**
 * The public fields of an approved company, without its contact person. The call of one company has
 * all its contacts at once, as the specification has them: its page shows them to everybody. In
 * lists its email address and telephone number are empty, or one call would collect a thousand.
 */
export const publicCompany = z.object({
  id: z.int().positive(),
  ...bilingualText('company_registered_name', 'bare'),
  ...bilingualText('company_trading_name', 'bare'),
  status: z.int(),
  logo: z.string().nullable(),
  ...photograph,
  ...bilingualText('description'),
  type_of_company: z.int().nullable(),
  founded: z.int().nullable(),
  phone_number: z.string(),
  website_url: z.string(),
  e_mail: z.string(),
  location_type_id: z.int(),
  governorates: z.int().nullable(),
  location_country_id: z.int().nullable(),
  industry_information_for_products: z.array(z.int().positive()),
  industry_information_for_services: z.array(z.int().positive()),
  sub_industries_for_products: z.array(z.int().positive()),
  sub_industries_for_services: z.array(z.int().positive()),
  countries_of_operations: z.array(z.int().positive()),
  /** Titles of the certificates below. */
  certificates: z.array(z.string()),
  /** Certificates that the owner made public and that are valid today. */
  public_certificates: z.array(publicCertificate),
  registration_number: z.string(),
  employees: z.enum(companySizes).nullable(),
  languages: z.array(z.enum(serviceLanguages)),
  ...bilingualText('capacity'),
  /** What staff have checked. */
  verified: z.array(checkedFact),
  /** Its last approval. */
  updated_at: z.iso.datetime({ offset: true }).nullable(),
})

export type Company = z.infer<typeof publicCompany>

const filters = z.object({
  ...pagingQuery,
  q: searchQuery,
  /** Sectors of the company's products, and of its services. */
  industry: idList,
  service: idList,
  /** Countries it operates in. */
  country: idList,
  governorate: idList,
})

const read = { method: 'GET', access: 'public', tags: [companiesTag] } as const

export const companyList = endpoint({
  ...read,
  path: 'international-buyers',
  summary: 'List approved companies, newest first; paginated if the query has a page or filter',
  query: filters,
  response: listAnswer(publicCompany),
})

export const localCompanyList = endpoint({
  ...read,
  path: 'local-buyers',
  summary: `List approved companies in ${homeCountry.name.en}, with the same parameters and response`,
  query: filters,
  response: listAnswer(publicCompany),
})

export const companyFilters = endpoint({
  ...read,
  path: 'company-filters',
  summary: 'List the sectors, countries and governorates that approved companies have',
  response: z.object({
    products: usedIds,
    services: usedIds,
    countries: usedIds,
    governorates: usedIds,
  }),
})

export const companyById = endpoint({
  ...read,
  path: 'international-buyers/{id}',
  summary: 'Get an approved company',
  params: idParams,
  response: publicCompany,
  errors: ['not_found'],
})
