import { homeCountry } from '@/lib/country/home'
import { wordedRule } from '@/features/origin/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { companiesTag, manyPagesTag, offersTag } from '@/lib/cache/tags'
import { z } from 'zod'
import {
  additionalDuty,
  agreementRef,
  allGoods,
  decimal,
  factMark,
  generalDuty,
  hs6,
  iso2,
  market,
  marketAccessTag,
  paper,
  preference,
  product,
  productTrade,
} from '../contract'

/** What a product has to fulfil under one agreement, and how that is proven. */
const origin = z.object({
  agreement_key: z.string(),
  /** `list` by the list of the agreement; `original_list`: today's rules may differ; `general`; `none` on file. */
  basis: z.enum(['list', 'original_list', 'general', 'none']),
  mark: factMark,
  rules: z.array(wordedRule),
  /** General criteria in words, one of which is enough. */
  general: z.array(z.object(bilingualText('text'))),
  tolerance_percent: decimal.nullable(),
  /** The tolerance of the list leaves textiles out: they follow its textile notes. */
  textile_notes: z.boolean(),
  ...bilingualText('tolerance_note'),
  ...bilingualText('cumulation'),
  cumulation_countries: z.array(z.string()),
  ...bilingualText('transport'),
  ...bilingualText('drawback'),
  ...bilingualText('special_rules'),
  legal_source: z.string(),
  proofs: z.array(
    factMark.extend({
      code: z.string(),
      ...bilingualText('name'),
      ...bilingualText('issuer'),
      ...bilingualText('threshold'),
      valid_months: z.int().nullable(),
      keep_years: z.int().nullable(),
    }),
  ),
})

export type OriginOfPair = z.infer<typeof origin>

/** The answer for a product in a market. */
export const pairAnswer = z.object({
  market,
  product,
  duty: generalDuty.nullable(),
  preferences: z.array(preference),
  /** Agreements that ended: they give nothing. */
  ended: z.array(agreementRef),
  /** Percentage points between the duty and the best preference, only where every line has one plain percentage. */
  saving_percent: decimal.nullable(),
  additional: z.array(additionalDuty),
  origins: z.array(origin),
  documents: z.array(paper),
  trade: productTrade.nullable(),
  all_goods: allGoods.nullable(),
})

export type PairAnswer = z.infer<typeof pairAnswer>

export const marketProduct = endpoint({
  method: 'GET',
  path: 'markets/{iso2}/products/{hs}',
  summary: `Duty, agreements, origin, documents and trade of a product (HS subheading) of ${homeCountry.name.en} in a market`,
  access: 'public',
  params: z.object({ iso2, hs: hs6 }),
  response: pairAnswer,
  errors: ['not_found'],
  tags: [marketAccessTag, manyPagesTag],
})

/** Pairs in one part of their list, for site maps. */
export const pairPartLength = 5000

export const marketPairs = endpoint({
  method: 'GET',
  path: 'market-pairs',
  summary: `List pairs of a market and a product that companies offer there or that ${homeCountry.name.en} exports there`,
  access: 'public',
  query: z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({
    parts: z.int(),
    data: z.array(z.object({ iso2, slug: product.shape.slug })),
  }),
  errors: ['not_found'],
  tags: [marketAccessTag, companiesTag, offersTag],
})
