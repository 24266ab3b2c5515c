import { bilingualText } from '@/lib/bilingual/schema'
import { visibleText } from '@/lib/api/visible-text'
import { z } from 'zod'

/** `unsure` is an answer: the result then says what to find out. */
export const replies = ['yes', 'no', 'unsure'] as const
export type Reply = (typeof replies)[number]
const reply = z.enum(replies)

/** An exact amount, of twelve digits before the point and four behind it at most. */
const amount = z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/)

const shortText = z
  .string()
  .overwrite(visibleText)
  .max(80)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed())

/** Where a material is from: `elsewhere` also where its origin cannot be proven. */
export const materialOrigins = ['jordan', 'partner', 'elsewhere'] as const

export const material = z.object({
  name: shortText.min(1),
  /** Its HS code, from the chapter to the subheading. */
  hs: z.string().regex(/^(?:\d{2}|\d{4}|\d{6})$/),
  /** In the currency of the price, for the same quantity of the product. */
  value: amount,
  origin: z.enum(materialOrigins),
  /** The partner country, where it is one. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

export type Material = z.infer<typeof material>

/** How many materials one check has at most. */
export const materialLimit = 40

/** More than any rule has conditions. */
const statementLimit = 100

/** What a person says of the making of a product. */
export const originAnswers = z.object({
  /** The number of the rule, where several differ by product; null where the person cannot tell. */
  rule: z.int().nullable(),
  /** Grown, mined or raised in the country, or made from such goods alone. */
  wholly: reply,
  /** More than packing, sorting, simple mixing and the like is done in the country. */
  beyond_simple: reply,
  /** The ex-works price; null where the person gave none. */
  price: amount.regex(/[1-9]/).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  materials: z.array(material).max(materialLimit),
  /** Every material that is not from the country or a partner is listed. */
  complete: reply,
  /** Replies to conditions that figures do not decide, by the key of the condition. */
  statements: z
    .record(z.string().regex(/^\d{1,6}\.\d{1,2}\.\d{1,2}$/), reply)
    .refine((statements) => Object.keys(statements).length <= statementLimit),
})

export type OriginAnswers = z.infer<typeof originAnswers>

export const states = ['met', 'failed', 'unknown'] as const
export type State = (typeof states)[number]

/** A share of the ex-works price and the limit that it is compared with; all are decimals. */
const calculation = z.object({
  /** What is added up, as a key of the texts. */
  of: z.enum([
    'materials',
    'value_added',
    'originating',
    'offending',
    'non_originating',
    'balance',
  ]),
  value: z.string(),
  base: z.string(),
  share: z.string(),
  limit: z.string(),
  compared: z.enum(['at_most', 'at_least', 'more_than']),
})

export type Calculation = z.infer<typeof calculation>

const assessedCondition = z.object({
  ...bilingualText('text'),
  state: z.enum(states),
  /** Materials that break the condition, by their names. */
  offending: z.array(z.string()),
  /** It is broken, but by so little that the tolerance covers it. */
  tolerated: z.boolean(),
  calculations: z.array(calculation),
})

export type AssessedCondition = z.infer<typeof assessedCondition>

export const outcomes = ['likely', 'not_yet', 'ask'] as const
export type Outcome = (typeof outcomes)[number]

/** Why the outcome is what it is; each is a key of the texts. */
export const reasonCodes = [
  'wholly_obtained',
  'conditions_met',
  'conditions_failed',
  'conditions_unknown',
  'no_price',
  'materials_incomplete',
  'simple_operations',
  'simple_operations_unsure',
  'rule_unsure',
  'textile_tolerance',
  'partner_conditions',
  'original_list',
  'unconfirmed',
  'no_rules',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** The result of a check. */
export const assessment = z.object({
  outcome: z.enum(outcomes),
  /** What the criteria alone give, whatever the outcome. */
  criteria: z.enum(states),
  reasons: z.array(z.enum(reasonCodes)),
  /** Ways to fulfil the rule; one is enough. */
  alternatives: z.array(
    z.object({ state: z.enum(states), conditions: z.array(assessedCondition) }),
  ),
  /** Sums of the materials, where there are any, with their share of the price if it is known. */
  sums: z.object({
    originating: z.string(),
    non_originating: z.string(),
    non_originating_share: z.string().nullable(),
  }),
})

export type Assessment = z.infer<typeof assessment>
