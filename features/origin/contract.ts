import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** Chapters, headings, ranges of them, or names of materials; or one such name. */
const goods = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])

const percent = z.number().min(0).max(100)

/** One element of a criterion: what a product has to fulfil. */
export const originElement = z.discriminatedUnion('type', [
  /** Wholly obtained. */
  z.strictObject({ type: z.literal('WO'), of: goods, or_with_previous: z.boolean().optional() }),
  z.strictObject({ type: z.literal('ORIGINATING'), of: goods, except: goods.optional() }),
  /** Change of tariff heading. */
  z.strictObject({ type: z.literal('CTH'), of: goods.optional(), except: goods.optional() }),
  z.strictObject({
    type: z.literal('ANY'),
    except: goods.optional(),
    including: goods.optional(),
    only: z.string().optional(),
  }),
  /** The highest value of non-originating materials, in percent of the ex-works price. */
  z.strictObject({
    type: z.literal('MAXNOM'),
    percent,
    of: goods,
    except: goods.optional(),
    only: z.string().optional(),
    /** Counts inside the limit before it. */
    within: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('NONORIG_LE_ORIG'), of: goods }),
  z.strictObject({
    type: z.literal('ALLOWED'),
    of: goods,
    percent: percent.optional(),
    only: z.string().optional(),
    base: z.literal('set').optional(),
    by: z.literal('volume').optional(),
    if: z.literal('other_materials_originating').optional(),
  }),
  z.strictObject({ type: z.literal('NOT_ALLOWED'), of: goods, only: z.string().optional() }),
  z.strictObject({
    type: z.literal('FROM'),
    of: goods,
    except: goods.optional(),
    only: z.string().optional(),
    not: z.string().optional(),
    or_with_previous: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('PROCESS'), key: z.string(), of: goods.optional() }),
  z.strictObject({
    type: z.literal('MIN_ORIGINATING'),
    percent,
    by: z.enum(['weight', 'value']),
    of: goods,
    strictly_more: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('SET'), percent }),
  z.strictObject({ type: z.literal('ORIGIN_RETAINED') }),
])

export type OriginElement = z.infer<typeof originElement>

/** Elements that must hold together. */
const alternative = z.object({ all: z.array(originElement).min(1) })

/** A rule as its list has it. One alternative is enough; in it, every element must hold. */
export const originRule = z.object({
  number: z.int(),
  hs_from: z.string(),
  hs_to: z.string(),
  list_heading: z.string(),
  partial: z.boolean(),
  scope: z.enum(['named', 'other']).nullable(),
  ...bilingualText('scope_text'),
  ...bilingualText('note'),
  criteria: z.array(alternative).min(1),
})

export type OriginRule = z.infer<typeof originRule>

/** A rule in plain words: each alternative is a list of conditions that hold together. */
export const wordedRule = originRule.omit({ criteria: true }).extend({
  alternatives: z.array(z.object({ conditions: z.array(z.object(bilingualText('text'))) })),
})

export type WordedRule = z.infer<typeof wordedRule>

/** A general criterion of an agreement, as its record has it. */
export const generalCriterion = z.looseObject({
  type: z.enum(['WO', 'VALUE_ADDED', 'CTH', 'LIST']),
  percent: percent.optional(),
  of: z.string().optional(),
  area: z.string().optional(),
  includes: z.string().optional(),
  us_materials_max_percent: percent.optional(),
  also: z.string().optional(),
  split: z.string().optional(),
  file: z.string().nullish(),
})

export type GeneralCriterion = z.infer<typeof generalCriterion>

/** Whether a product is of chapters 50 to 63, which follow the textile notes of a list and not its tolerance. */
export function isTextile(hs: string): boolean {
  const chapter = hs.slice(0, 2)
  return chapter >= '50' && chapter <= '63'
}
