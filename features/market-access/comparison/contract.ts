import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { confidences, preferences } from '@/lib/db/codes/markets'
import { z } from 'zod'
import { decimal, factMark, hs6, market, marketAccessTag, product, quota } from '../contract'

const figureSource = factMark.pick({ source: true, licence: true, period: true })

/** One market of a comparison; null is missing, and is never scored as zero. */
export const comparedMarket = z.object({
  market,
  mfn_min: decimal.nullable(),
  mfn_max: decimal.nullable(),
  /** Rates that are not plain percentages apply to some lines. */
  mfn_partial: z.boolean(),
  answer: z.enum(preferences),
  preference_rate: decimal.nullable(),
  agreement_key: z.string().nullable(),
  ...bilingualText('agreement'),
  confidence: z.enum(confidences),
  /** The entry price system of the EU applies: the preference is never simply free. */
  entry_price: z.boolean().optional(),
  /** Quotas of the agreement, with a lower duty than outside them. */
  quotas: z.array(quota).optional(),
  /** Whether licences are stated, so that duty and preference may be downloaded. */
  open: z.boolean(),
  /** Where the duty without an agreement and the preference are from, with the years of the figures. */
  duty_source: figureSource.nullable(),
  preference_source: figureSource.nullable(),
  documents: z.int(),
  /** All goods, million US dollars, and the year of the figure. */
  imports_all: decimal.nullable(),
  imports_all_year: z.int().nullable(),
  /** Of the product, US dollars; change per year in percent; share of the country in percent. */
  imports_product: decimal.nullable(),
  growth: z.string().nullable(),
  jordan_share: decimal.nullable(),
})

export type ComparedMarket = z.infer<typeof comparedMarket>

export const marketComparison = endpoint({
  method: 'GET',
  path: 'market-products/{hs}/markets',
  summary: 'Compare all markets for a product: duty, preference, documents, imports',
  access: 'public',
  params: z.object({ hs: hs6 }),
  response: z.object({ product, markets: z.array(comparedMarket) }),
  errors: ['not_found'],
  tags: [marketAccessTag],
})

export type MarketComparison = z.infer<typeof marketComparison.response>
