import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery, searchQuery, valueList } from '@/lib/api/list-query'
import { countryValue, dateSorts } from '@/lib/api/list-state'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { legalStatuses } from '@/lib/db/codes/legal-statuses'
import { z } from 'zod'

const optionalDay = z.iso.date().nullable()

/** One treaty. `sources` and `confidence` say where its facts come from, for editors. */
export const agreementWrite = z.object({
  id: z.int().positive(),
  key: z.string().min(1),
  ...bilingualText('kind'),
  /** ISO alpha-2 of the partner, where there is one only. */
  country_code: z.string().length(2).nullable(),
  country_codes: z.array(z.string().length(2)),
  visible: z.int().min(0).max(1),
  status: z.int().meta(editor('flag', { initial: 1 })),
  legal_status: z.enum(legalStatuses),
  ...bilingualText('title'),
  ...bilingualText('subtitle'),
  signed: optionalDay,
  in_force: optionalDay,
  fully_implemented: optionalDay,
  terminated: optionalDay,
  scope: z.array(z.string()),
  ...bilingualText('origin_rule', 'lower', editor('text')),
  ...bilingualText('proof_of_origin', 'lower', editor('text')),
  ...bilingualText('content', 'lower', editor('html')),
  ...bilingualText('keywords', 'bare', editor('text')),
  url: z.string().min(1),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  sources: z.array(z.string()),
  confidence: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})

/** The agreement with a partner country, for the map and its page (spec part 2 section 3, 'FTA agreement'). */
export const countryAgreementWrite = z.object({
  id: z.int().positive(),
  country_id: z
    .int()
    .positive()
    .meta(editor('reference', { of: 'countries' })),
  visible: z.int().min(0).max(1),
  agreement_ids: z.array(z.int().positive()).meta(editor('references', { of: 'agreements' })),
  ...bilingualText('title'),
  ...bilingualText('subtitle', 'bare'),
  ...bilingualText('sub_subtitle', 'bare'),
  ...bilingualText('content', 'lower', editor('html')),
  ...bilingualText('keywords', 'bare', editor('text')),
  url: z.string().min(1),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
})

/** An agreement in public answers. */
export const agreement = agreementWrite.omit({ sources: true, confidence: true }).extend({
  key: z.string(),
  legal_status: agreementWrite.shape.legal_status.nullable(),
  updated_at: agreementWrite.shape.updated_at.nullable(),
})

export type Agreement = z.infer<typeof agreement>

export const agreementsTag = 'trade-agreements'

export const agreementList = endpoint({
  method: 'GET',
  path: 'free-trade-agreements',
  summary:
    'List trade agreements, latest in force first; paginated if the query has a page or filter',
  access: 'public',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    country: valueList(countryValue),
    status: valueList(legalStatuses),
    sort: z.enum(dateSorts).optional(),
  }),
  response: listAnswer(agreement),
  tags: [agreementsTag],
})

/** The agreement with a country in public answers, with the agreements it names where known. */
export const countryAgreement = countryAgreementWrite.omit({ country_id: true }).extend({
  /** ISO alpha-2. */
  country_code: z.string(),
  updated_at: countryAgreementWrite.shape.updated_at.nullable(),
})

export type CountryAgreement = z.infer<typeof countryAgreement>

export const countryAgreementList = endpoint({
  method: 'GET',
  path: 'fta-country-agreements',
  summary: 'List the countries that have a public agreement, for the map',
  access: 'public',
  response: z.array(countryAgreement),
  tags: [agreementsTag],
})

export const countryAgreementById = endpoint({
  method: 'GET',
  path: 'fta-country-agreements-by-id/{id}',
  summary: 'Get the agreements with a country',
  access: 'public',
  params: idParams,
  response: countryAgreement,
  errors: ['not_found'],
  tags: [agreementsTag],
})
