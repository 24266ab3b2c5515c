import { endpoint } from '@/lib/api/endpoint'
import { listAnswer, pagingQuery } from '@/lib/api/list-query'
import { bilingualText } from '@/lib/bilingual/schema'
import { confidences } from '@/lib/db/codes/markets'
import { z } from 'zod'
import { assessment, originAnswers, outcomes } from '../assessment/contract'
import { wordedRule } from '../contract'

/** Checks without an account are kept so long. */
export const keptMonths = 24

const iso2 = z.string().regex(/^[A-Z]{2}$/)
const hs6 = z.string().regex(/^\d{6}$/)
const text = z.object(bilingualText('text'))
const market = z.object({ iso2, ...bilingualText('name') })
const product = z.object({ code: hs6, ...bilingualText('name') })
const agreement = z.object({ key: z.string(), ...bilingualText('name') })
const partner = z.object({ code: iso2, ...bilingualText('name') })

/** Where the rule is from. */
const mark = z.object({
  confidence: z.enum(confidences),
  source: z.string(),
  licence: z.string(),
  /** How the licence wants the source to be named. */
  attribution: z.string(),
  /** The years of the list, as people read them. */
  period: z.string(),
  checked_at: z.string(),
  /** Nobody has checked it again in time. */
  overdue: z.boolean(),
})

const bases = z.enum(['list', 'original_list', 'general', 'none'])

/** A condition of a rule; the key of its reply where the person has to say if it holds. */
const question = text.extend({
  key: z.string().nullable(),
  /** An allowance, or what the product is made from; null for other conditions. */
  kind: z.enum(['allowance', 'made_from']).nullable(),
  /** It may be met instead of the condition before it, or together with it. */
  with_previous: z.boolean(),
})

/** What a person is asked about a product under one agreement. */
const choice = agreement.extend({
  basis: bases,
  mark,
  tolerance_percent: z.string().nullable(),
  /** Partners whose materials count; none where the records name none. */
  partners: z.array(partner),
  rules: z.array(wordedRule.extend({ ways: z.array(z.object({ conditions: z.array(question) })) })),
  /** General criteria in words, one of which is enough. */
  general: z.array(text),
})

export type AgreementChoice = z.infer<typeof choice>

export const originQuestions = endpoint({
  method: 'GET',
  path: 'origin-checks',
  summary: 'Get the agreements, rules of origin and questions for a product in a market',
  access: 'public',
  query: z.object({ market: iso2, hs: hs6 }),
  response: z.object({ market, product, agreements: z.array(choice) }),
  errors: ['not_found'],
  tags: ['market-access'],
})

export type OriginQuestions = z.infer<typeof originQuestions.response>

const checkWrite = z.object({
  market: iso2,
  hs: hs6,
  agreement: z.string().max(40),
  answers: originAnswers,
  /** Two checks with the same key count once. */
  idempotency_key: z.uuid(),
})

export type CheckWrite = z.output<typeof checkWrite>

export const saveOriginCheck = endpoint({
  method: 'POST',
  path: 'origin-checks',
  summary:
    'Check the origin of a product; the result is kept under an address that only the caller knows',
  access: 'public',
  limit: 'origin-check',
  body: checkWrite,
  response: z.object({ token: z.string(), outcome: z.enum(outcomes) }),
  errors: ['not_found', 'conflict'],
})

export const checkToken = z.string().regex(/^[\w-]{43}$/)

/** The token in an address; a wrong one names nothing. */
const tokenParams = z.object({
  token: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
})

/** A check as it was when it was made. */
export const originCheck = z.object({
  outdated: z.literal(false),
  token: checkToken,
  created_at: z.iso.datetime({ offset: true }),
  market,
  product,
  agreement,
  basis: bases,
  mark,
  rule: wordedRule.nullable(),
  general: z.array(text),
  /** Percent of the price that materials breaking the rule may have. */
  tolerance_percent: z.string().nullable(),
  answers: originAnswers,
  result: assessment,
  /** The countries of its materials, by their names of today. */
  partners: z.array(partner),
})

export type OriginCheck = z.infer<typeof originCheck>

/** A check that was made with an older version and can no longer be read: what a new one starts from. */
const outdatedCheck = originCheck
  .pick({ token: true, created_at: true, market: true, product: true })
  .extend({ outdated: z.literal(true) })

export type OutdatedCheck = z.infer<typeof outdatedCheck>

export const originCheckByToken = endpoint({
  method: 'GET',
  path: 'origin-checks/{token}',
  summary: 'Get the result of an origin check by its secret token',
  access: 'public',
  personal: true,
  params: tokenParams,
  response: z.discriminatedUnion('outdated', [originCheck, outdatedCheck]),
  errors: ['not_found'],
})

const checkRow = z.discriminatedUnion('outdated', [
  originCheck
    .pick({ outdated: true, token: true, created_at: true })
    .extend({ market, product, agreement, outcome: z.enum(outcomes) }),
  outdatedCheck,
])

export type OriginCheckRow = z.infer<typeof checkRow>

export const myOriginChecks = endpoint({
  method: 'GET',
  path: 'my-origin-checks',
  summary: 'List the caller’s origin checks, newest first; paginated if the query has parameters',
  access: 'user',
  query: z.object(pagingQuery),
  response: listAnswer(checkRow),
})

export const deleteOriginCheck = endpoint({
  method: 'DELETE',
  path: 'my-origin-checks/{token}',
  summary: 'Delete one of the caller’s origin checks',
  access: 'user',
  params: tokenParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
})
