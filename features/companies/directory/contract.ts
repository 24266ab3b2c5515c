import { answered, answeredIds, answeredOne } from '@/lib/api/answered'
import { endpoint } from '@/lib/api/endpoint'
import { idList, listAnswer, pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams } from '@/lib/api/params'
import { bothLanguages } from '@/lib/bilingual/pair'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'
import { companiesTag } from '@/lib/cache/tags'

/** A status as a number, also from a record that names it `iid`. */
const answeredStatus = z.preprocess(
  (status) =>
    typeof status === 'object' && status !== null && 'iid' in status ? status.iid : status,
  z.coerce.number().int(),
)

/** What the public sees of an approved company: nothing of its contact person. */
const publicCompany = z.object({
  id: z.int().positive(),
  ...bilingualText('company_registered_name', 'bare'),
  company_trading_name: z.string(),
  status: answeredStatus,
  logo: z.string().nullable(),
  ...bilingualText('description'),
  type_of_company: z.int().nullable(),
  founded: z.int().nullable(),
  phone_number: z.string(),
  website_url: z.string(),
  e_mail: z.string(),
  location_type_id: z.coerce.number().int(),
  governorates: z.coerce.number().int().nullable(),
  location_country_id: z.coerce.number().int().nullable(),
  industry_information_for_products: answeredIds(),
  industry_information_for_services: answeredIds(),
  sub_industries_for_products: answeredIds(),
  sub_industries_for_services: answeredIds(),
  countries_of_operations: answeredIds(),
  certificates: z.array(z.string()),
  /** Its last approval. */
  updated_at: z.iso.datetime({ offset: true }).nullable(),
})

const none: number[] = []

const company = answered(publicCompany, {
  ...bothLanguages('description', ''),
  company_registered_name_ara: '',
  company_trading_name: '',
  status: 20,
  logo: null,
  type_of_company: null,
  founded: null,
  phone_number: '',
  website_url: '',
  e_mail: '',
  location_type_id: 1,
  governorates: null,
  location_country_id: null,
  industry_information_for_products: none,
  industry_information_for_services: none,
  sub_industries_for_products: none,
  sub_industries_for_services: none,
  countries_of_operations: none,
  certificates: [],
  updated_at: null,
})

export type Company = z.infer<typeof publicCompany>

const filters = z.object({
  ...pagingQuery,
  q: searchQuery,
  /** Sectors of what the company makes, and of the services it offers. */
  industry: idList,
  service: idList,
  /** Countries it operates in. */
  country: idList,
  governorate: idList,
})

export const companyList = endpoint({
  method: 'GET',
  path: 'international-buyers',
  summary: 'Approved companies, newest first; a page of them when asked by page or filter',
  access: 'public',
  query: filters,
  response: listAnswer(company),
  tags: [companiesTag],
})

export const localCompanyList = endpoint({
  method: 'GET',
  path: 'local-buyers',
  summary: 'Approved companies that sit in Jordan, newest first, in the same forms',
  access: 'public',
  query: filters,
  response: listAnswer(company),
  tags: [companiesTag],
})

export const companyById = endpoint({
  method: 'GET',
  path: 'international-buyers/{id}',
  summary: 'One approved company',
  access: 'public',
  params: idParams,
  response: answeredOne(company),
  errors: ['not_found'],
  tags: [companiesTag],
})
