import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import type { DateSort } from '@/lib/api/list-state'
import { sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { oneRecord, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as tradeAgreementsCalls from '../contract'
import {
  agreement,
  agreementList,
  countryAgreement,
  countryAgreementById,
  countryAgreementList,
  type Agreement,
} from '../contract'
import { filterValues, searchedFields } from '../rules'
import { agreementListShape } from '../search-params'

/** The tables have one partner of an agreement. */
const record = tableRecord(
  agreement,
  {
    ...bothLanguages('kind', ''),
    ...bothLanguages('subtitle', ''),
    ...bothLanguages('origin_rule', ''),
    ...bothLanguages('proof_of_origin', ''),
    ...bothLanguages('image_alt', null),
    key: '',
    country_codes: [],
    status: 1,
    legal_status: null,
    signed: null,
    in_force: null,
    fully_implemented: null,
    terminated: null,
    scope: [],
    updated_at: null,
  },
  (given) => ({
    ...given,
    country_codes: given.country_codes ?? [given.country_code].filter((code) => code != null),
  }),
)

const ofCountry = tableRecord(countryAgreement, {
  ...bothLanguages('subtitle', '', 'bare'),
  ...bothLanguages('sub_subtitle', '', 'bare'),
  ...bothLanguages('image_alt', null),
  agreement_ids: [],
  updated_at: null,
})

const all = tableCall(agreementList, listAnswer(record))

export const agreementTable = {
  pageSize: agreementListShape.pageSize,
  filters: filterValues,
  searched: searchedFields,
  /** Newest in force first by default; those without a date are last. */
  order: (agreements: Agreement[], sort?: DateSort) => {
    if (sort !== 'date-asc') return agreements
    const dated = agreements.filter(({ in_force }) => in_force !== null)
    return [...dated.toReversed(), ...agreements.filter(({ in_force }) => in_force === null)]
  },
}

export const tradeAgreementsAtProvider = {
  agreementList: async (input, { ask }) =>
    listFromTable(await ask(all, input), input.query, agreementTable),
  countryAgreementList: sameCall(countryAgreementList, z.array(ofCountry)),
  countryAgreementById: sameCall(countryAgreementById, oneRecord(ofCountry)),
} satisfies Partial<Stances<typeof tradeAgreementsCalls>>
