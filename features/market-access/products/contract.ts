import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { confidences, preferences } from '@/lib/db/codes/markets'
import { z } from 'zod'
import {
  decimal,
  factMark,
  hs6,
  hsNode,
  market,
  marketAccessTag,
  product,
  productTrade,
  quota,
} from '../contract'

export const productSections = endpoint({
  method: 'GET',
  path: 'market-products',
  summary: 'List the sections of the Harmonized System',
  access: 'public',
  response: z.array(hsNode),
  tags: [marketAccessTag],
})

/** A code of two, four or six digits with what is above and below it, or a section. */
export const productNode = z.object({
  level: z.enum(['section', 'chapter', 'heading', 'subheading']),
  node: hsNode,
  above: z.array(hsNode),
  below: z.array(hsNode),
  /** Only for a subheading. */
  product: product.nullable(),
  /** The country’s exports by year and by market in the newest one; null without figures. */
  trade: productTrade.nullable(),
  sold_to: z.array(z.object({ market, value: decimal })),
  /** Markets where a preference is on file for the subheading, best known first: where it could go. */
  openings: z.array(
    z.object({
      market,
      mfn_min: decimal.nullable().optional(),
      mfn_max: decimal.nullable(),
      answer: z.enum(preferences),
      agreement_key: z.string().nullable(),
      confidence: z.enum(confidences),
      /** Rates that are not plain percentages apply to some lines. */
      mfn_partial: z.boolean().optional(),
      /** A reduced rate, where it is a plain percentage. */
      preference_rate: decimal.nullable().optional(),
      /** The entry price system of the EU applies: it is never simply free. */
      entry_price: z.boolean().optional(),
      quotas: z.array(quota).optional(),
    }),
  ),
})

export type ProductNode = z.infer<typeof productNode>

export const marketProductNode = endpoint({
  method: 'GET',
  path: 'market-products/{hs}',
  summary:
    'A section, chapter, heading or subheading of the Harmonized System, with its tree and trade',
  access: 'public',
  params: z.object({ hs: z.string().regex(/^(?:[IVX]{1,5}|\d{2}|\d{4}|\d{6})$/) }),
  response: productNode,
  errors: ['not_found'],
  tags: [marketAccessTag],
})

/** Subheadings that companies offer: at most all of the Harmonized System. */
export const offeredProducts = endpoint({
  method: 'GET',
  path: 'offered-products',
  summary: 'List the HS subheadings of the products that companies offer, for site maps',
  access: 'public',
  response: z.array(hs6),
  tags: [companiesTag, offersTag],
})

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

/** Older codes of the Harmonized System: the code of today where there is one. */
export const currentCode = endpoint({
  method: 'GET',
  path: 'market-products/{hs}/current',
  summary: 'The code of today of a product: itself, its successor, or the heading to look under',
  access: 'public',
  params: z.object({ hs: hs6 }),
  response: z.object({
    state: z.enum(['current', 'moved', 'divided']),
    code: z.string(),
    edition: z.int().nullable(),
  }),
  errors: ['not_found'],
  tags: [marketAccessTag],
})
