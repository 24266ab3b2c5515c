import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { companiesTag } from '@/lib/cache/tags'

/** The public fields of an approved company, without its contact person. */
export const publicCompany = z.object({
  id: z.int().positive(),
  ...bilingualText('company_registered_name', 'bare'),
  ...bilingualText('company_trading_name', 'bare'),
  status: z.int(),
  logo: z.string().nullable(),
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
  certificates: z.array(z.string()),
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
  summary: 'List approved companies in Jordan, with the same parameters and response',
  query: filters,
  response: listAnswer(publicCompany),
})

export const companyById = endpoint({
  ...read,
  path: 'international-buyers/{id}',
  summary: 'Get an approved company',
  params: idParams,
  response: publicCompany,
  errors: ['not_found'],
})
