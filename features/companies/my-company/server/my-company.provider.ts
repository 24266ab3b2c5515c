import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { noPhotograph } from '../../photograph/rules'
import type * as myCompanyCalls from '../contract'
import { myCompany, ownCompany } from '../contract'

/** A list in the format of the specification: JSON in a text. */
const listText = z.preprocess(
  (value) => (typeof value === 'string' ? value : JSON.stringify(value ?? [])),
  z.string(),
)

/** A list entry with its names, even when only its id is given. */
const named = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? value : { id: value }),
  tableRecord(ownCompany.shape.person_title, bothLanguages('name', '')),
)

const status = tableRecord(ownCompany.shape.status_belongs)

const company = tableRecord(
  ownCompany.extend({
    type_belongs: named,
    person_title: named,
    person_position: named,
    status_belongs: status,
    industry_information_for_products: listText,
    industry_information_for_services: listText,
    countries_of_operations: listText,
    attachment_option_file: listText,
  }),
  {
    company_registered_name_ara: '',
    company_trading_name_ara: '',
    person_first_name_ara: '',
    person_last_name_ara: '',
    ...noPhotograph,
    ...bothLanguages('description', ''),
    type_belongs: { id: 0, ...bothLanguages('name', '') },
    refusal_reason: null,
    is_public: false,
    version: null,
    updated_at: null,
    founded: null,
    verified: null,
  },
)

export const myCompanyAtProvider = {
  myCompany: sameCall(myCompany, z.array(company)),
} satisfies Partial<Stances<typeof myCompanyCalls>>
