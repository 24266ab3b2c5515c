import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { CompanyDetails } from '../../contract'
import type { Checked } from '../../verification/contract'

interface Head {
  id: number
  status: number
  version: number
  refusal_reason: string | null
  updated_at: string
  approved_at: string | null
}

interface Named {
  list: string
  id: number
}

/** A company for its owner: lists as JSON, list entries with names. */
export function toMyCompany(
  head: Head,
  details: CompanyDetails,
  names: readonly Named[],
  verified: Checked[],
) {
  const named = (list: string, id: number) => {
    const found = names.find((one) => one.list === list && one.id === id)
    return { id, ...bilingualPair('name', found ? textsOf(found, 'name') : { en: '', ar: '' }) }
  }
  const { certificates, type_of_company, person_title, person_position, ...rest } = details
  const { id, status, version, refusal_reason, updated_at, approved_at } = head
  return {
    ...rest,
    id,
    version,
    refusal_reason,
    updated_at,
    type_of_company,
    verified,
    is_public: approved_at !== null,
    status_belongs: { iid: status },
    type_belongs: named('company_types', type_of_company),
    person_title: named('titles', person_title),
    person_position: named('positions', person_position),
    industry_information_for_products: JSON.stringify(details.industry_information_for_products),
    industry_information_for_services: JSON.stringify(details.industry_information_for_services),
    countries_of_operations: JSON.stringify(details.countries_of_operations),
    attachment_option_file: JSON.stringify(
      certificates.map((one, place) => ({ id: place + 1, ...one })),
    ),
  }
}
