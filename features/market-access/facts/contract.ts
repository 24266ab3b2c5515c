import { generalCriterion } from '@/features/origin/contract'
import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualText } from '@/lib/bilingual/schema'
import {
  agreementStates,
  confidences,
  datasetKinds,
  documentNeeds,
  documentStages,
} from '@/lib/db/codes/markets'
import { z } from 'zod'

const optionalDay = z.iso.date().nullable()
const iso2 = z.string().regex(/^[A-Z]{2}$/)
const agreementKey = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
const id = z.int().positive()
const percent = z
  .string()
  .regex(/^\d{1,8}(?:\.\d{1,4})?$/)
  .nullable()

/** What every fact carries: how sure it is, where it is from, who answers for it and when it was checked. */
const factWrite = {
  confidence: z.enum(confidences),
  source: z.string(),
  checked_at: z.iso.date(),
  owner_email: z
    .string()
    .regex(/^$|^[^\s@]+@[^\s@]+$/)
    .meta(editor('email')),
  review_months: z
    .int()
    .min(1)
    .max(60)
    .meta(editor('number', { initial: 12 })),
  updated_at: z.iso.datetime({ offset: true }),
}

/** What is known of a file of facts; its rows are imported. */
export const marketDatasetWrite = z.object({
  id,
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  kind: z.enum(datasetKinds),
  market: iso2.nullable(),
  agreement_key: agreementKey.nullable(),
  ...bilingualText('title'),
  ...bilingualText('note', 'lower', editor('text')),
  period: z.string(),
  nomenclature: z.string().min(1),
  licence: z.string(),
  attribution: z.string(),
  open: z.boolean(),
  ...factWrite,
})

/** Codes of two to six digits, and ranges of them. */
const hsCodes = z.array(z.string().regex(/^\d{2,6}(?:-\d{2,6})?$/))

/** What an agreement asks for and gives. */
export const accessAgreementWrite = z.object({
  id,
  key: agreementKey,
  agreement_id: id.nullable().meta(editor('reference', { of: 'agreements' })),
  ...bilingualText('name'),
  state: z.enum(agreementStates),
  in_force: optionalDay,
  fully_free_since: optionalDay,
  terminated: optionalDay,
  ...bilingualText('coverage', 'lower', editor('text')),
  ...bilingualText('date_note', 'lower', editor('text')),
  ...bilingualText('transport', 'lower', editor('text')),
  ...bilingualText('drawback', 'lower', editor('text')),
  ...bilingualText('cumulation', 'lower', editor('text')),
  cumulation_countries: z.array(iso2),
  ...bilingualText('special_rules', 'lower', editor('text')),
  origin_criteria: z.array(generalCriterion).meta(editor('none')),
  tolerance_percent: percent,
  ...bilingualText('tolerance_note', 'lower', editor('text')),
  excluded_hs: hsCodes,
  legal_source: z.string().meta(editor('text')),
  ...factWrite,
})

/** A proof of origin of an agreement. */
export const originProofWrite = z.object({
  id,
  agreement_key: agreementKey,
  code: z.string().min(1),
  ...bilingualText('name'),
  ...bilingualText('issuer'),
  ...bilingualText('threshold', 'lower', editor('text')),
  valid_months: z.int().positive().nullable(),
  keep_years: z.int().positive().nullable(),
  ...factWrite,
})

/** Which agreement applies to goods of the country in a market. */
export const marketAccessWrite = z.object({
  id,
  country_code: iso2,
  agreement_key: agreementKey,
  since: optionalDay,
  state: z.enum(agreementStates),
  rank: z
    .int()
    .positive()
    .meta(editor('number', { initial: 1 })),
  ...bilingualText('general_duty'),
  ...bilingualText('note', 'lower', editor('text')),
  ...factWrite,
})

/** A paper for goods of some chapters on their way to some markets. */
export const marketDocumentWrite = z.object({
  id,
  code: z.string().min(1),
  ...bilingualText('name'),
  stage: z.enum(documentStages),
  need: z.enum(documentNeeds),
  hs: hsCodes.min(1),
  hs_except: hsCodes,
  countries: z.array(iso2),
  ...bilingualText('issuer'),
  institution_id: id.nullable().meta(editor('reference', { of: 'institutions' })),
  ...bilingualText('occasion', 'lower', editor('text')),
  ...factWrite,
})

/** A duty on top of a market's tariff, with the days it is known for. */
export const additionalDutyWrite = z.object({
  id,
  country_code: iso2,
  heading: z.string().min(1),
  ...bilingualText('name', 'lower', editor('text')),
  percent,
  starts: optionalDay,
  ends: optionalDay,
  ...bilingualText('end_note', 'lower', editor('text')),
  ...bilingualText('notice', 'lower', editor('text')),
  source_url: z
    .string()
    .regex(/^$|^https:\/\/[^\s]+$/)
    .meta(editor('address')),
  ...factWrite,
})

/** What the portal itself writes is left out of the facts that it ships. */
const own = { id: true, updated_at: true } as const

export const marketDatasetSeed = marketDatasetWrite.omit(own)
export const accessAgreementSeed = accessAgreementWrite.omit(own)
export const originProofSeed = originProofWrite.omit(own)
export const marketAccessSeed = marketAccessWrite.omit(own)
export const marketDocumentSeed = marketDocumentWrite.omit(own)
export const additionalDutySeed = additionalDutyWrite.omit(own)

/** A shipped record as it was, and as it is today; null where nothing replaces it. */
export interface FactCorrection {
  facts: 'documents' | 'proofs' | 'additional-duties'
  former: Readonly<Record<string, unknown>>
  current: Readonly<Record<string, unknown>> | null
}

/** A fact whose review is overdue or due soon. */
const dueFact = z.object({
  /** Its kind of content, and its record. */
  kind: z.string(),
  id: z.string(),
  ...bilingualText('label'),
  confidence: z.enum(confidences),
  /** Empty for nobody. */
  owner_email: z.string(),
  checked_at: z.iso.date(),
  due: z.iso.date(),
  overdue: z.boolean(),
})

export type DueFact = z.infer<typeof dueFact>

/** A product and a market that people asked for and that has no tariff. */
const unansweredPair = z.object({
  country_code: iso2,
  ...bilingualText('market'),
  hs6: z.string(),
  ...bilingualText('product'),
  month: z.iso.date(),
  count: z.int().positive(),
})

export type UnansweredPair = z.infer<typeof unansweredPair>

export const factReviews = endpoint({
  method: 'GET',
  path: 'admin/market-facts',
  summary: 'List facts of markets to check again, and pairs that were asked for without data',
  access: 'staff:content',
  response: z.object({ facts: z.array(dueFact), unanswered: z.array(unansweredPair) }),
})

export type FactReviews = z.infer<typeof factReviews.response>
