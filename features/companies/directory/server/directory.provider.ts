import 'server-only'
import type { ParsedOf } from '@/lib/api/endpoint'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { wholeFrom } from '@/lib/api/paging'
import { tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { oneRecord, statusCode, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { approvalStatus } from '@/lib/db/codes/approval'
import { noPhotograph } from '../../photograph/rules'
import type * as directoryCalls from '../contract'
import {
  companyById,
  companyList,
  localCompanyList,
  publicCompany,
  type Company,
} from '../contract'
import { companyListShape } from '../search-params'

const titlesIn = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])

const company = tableRecord(
  publicCompany,
  {
    ...noPhotograph,
    ...bothLanguages('description', ''),
    company_registered_name_ara: '',
    ...bothLanguages('company_trading_name', '', 'bare'),
    status: approvalStatus.approved,
    logo: null,
    type_of_company: null,
    founded: null,
    phone_number: '',
    website_url: '',
    e_mail: '',
    location_type_id: 1,
    governorates: null,
    location_country_id: null,
    certificates: [],
    registration_number: '',
    employees: null,
    languages: [],
    ...bothLanguages('capacity', ''),
    verified: [],
    updated_at: null,
  },
  (given) => ({
    ...given,
    status: statusCode(given.status),
    public_certificates: titlesIn(given.certificates).map((title) => ({
      title,
      valid_from: null,
      valid_until: null,
    })),
  }),
)

const companies = listAnswer(company)
const one = tableCall(companyById, oneRecord(company))

export const companyTable = {
  pageSize: companyListShape.pageSize,
  isShown: ({ status }: Company) => status === approvalStatus.approved,
  filters: {
    industry: (found: Company) => found.industry_information_for_products,
    service: (found: Company) => found.industry_information_for_services,
    country: (found: Company) => found.countries_of_operations,
    governorate: ({ governorates }: Company) => [governorates],
  },
  searched: ['company_registered_name', 'company_trading_name', 'description'],
}

const ofTable = (list: typeof companyList | typeof localCompanyList) => {
  const table = tableCall(list, companies)
  return async (input: ParsedOf<typeof list>, { ask }: Provider) =>
    listFromTable(await ask(table, input), input.query, companyTable)
}

export const directoryAtProvider = {
  companyList: ofTable(companyList),
  localCompanyList: ofTable(localCompanyList),
  companyById: (input, { ask, call }) =>
    whenNotFound(ask(one, input), async (missing) => {
      const found = wholeFrom(await call(companyList, { query: {} })).find(
        ({ id }) => id === input.params.id,
      )
      if (!found) throw missing
      return found
    }),
} satisfies Partial<Stances<typeof directoryCalls>>
