import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { offersTag } from '@/lib/cache/tags'
import { z } from 'zod'
import {
  additionalDuty,
  agreementRef,
  allGoods,
  decimal,
  factMark,
  hsNode,
  iso2,
  market,
  marketAccessTag,
  paper,
  productLink,
} from '../contract'

/** A row of duties at a glance: a chapter, or a product of interest. */
const dutyGlance = z.object({
  chapter: hsNode,
  /**
   * Subheadings of the chapter, those free for everybody, those free for the country, and how many of
   * the latter are not yet confirmed.
   */
  subheadings: z.int(),
  mfn_free: z.int(),
  jordan_free: z.int(),
  jordan_unconfirmed: z.int(),
  mfn_max: decimal.nullable(),
})

/** The hub of a country. */
export const marketHub = z.object({
  market,
  /** The members, for the European Union. */
  members: z.array(market),
  agreements: z.array(
    factMark.extend({
      agreement: agreementRef,
      ...bilingualText('general_duty'),
      ...bilingualText('coverage'),
      ...bilingualText('note'),
    }),
  ),
  ended: z.array(agreementRef),
  tariff: factMark.extend({ dataset: z.string(), ...bilingualText('note') }).nullable(),
  duties: z.array(dutyGlance),
  additional: z.array(additionalDuty),
  /** Papers that every shipment to the market needs. */
  documents: z.array(paper),
  /** What the country sells there, by product; null without figures. */
  sells: factMark
    .extend({ year: z.int(), total: decimal, products: z.array(productLink) })
    .nullable(),
  /** All exports of the country to the market by year, in million US dollars, from the trade summary. */
  jordan_exports: factMark
    .extend({ years: z.array(z.object({ year: z.int(), value: decimal.nullable() })) })
    .nullable(),
  all_goods: allGoods.nullable(),
  /** Products that companies of the portal offer: ways into pairs. */
  offered: z.array(productLink),
})

export type MarketHub = z.infer<typeof marketHub>

export const marketByCode = endpoint({
  method: 'GET',
  path: 'markets/{iso2}',
  summary: 'A market: agreements, duties at a glance, documents, trade',
  access: 'public',
  params: z.object({ iso2 }),
  response: marketHub,
  errors: ['not_found'],
  tags: [marketAccessTag, offersTag],
})
