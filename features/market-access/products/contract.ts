import { endpoint } from '@/lib/api/endpoint'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { confidences, preferences } from '@/lib/db/codes/markets'
import { z } from 'zod'
import {
  decimal,
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
