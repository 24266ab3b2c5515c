import { endpoint } from '@/lib/api/endpoint'
import { searchLength } from '@/lib/api/list-state'
import { typedLine } from '@/lib/api/typed-text'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { hs6, iso2, marketNotice } from '../contract'

/** A market by its name. */
const namedMarket = z.object({
  iso2,
  ...bilingualText('name'),
  notices: z.array(marketNotice),
})

export type NamedMarket = z.infer<typeof namedMarket>

/** A product by its name, which may be in English only, with its address and that in the market. */
const namedProduct = z.object({
  code: hs6,
  ...bilingualText('name'),
  slug: z.object({ en: z.string(), ar: z.string() }),
})

export type NamedProduct = z.infer<typeof namedProduct>

/** A chapter or heading by its name, which may be in English only. */
const namedHeading = z.object({
  code: z.string().regex(/^(?:\d{2}){1,2}$/),
  ...bilingualText('name'),
})

/** How a typed question is understood. */
const questionAnswer = z.object({
  market: namedMarket.nullable(),
  /** Markets with a name that begins with the typed market; without any, those most asked for. */
  markets: z.array(namedMarket),
  /** The best products, most likely first. */
  products: z.array(namedProduct),
  /** The heading, or the chapter, of the products, where it is open which of them is meant. */
  heading: namedHeading.nullable(),
  /** All products that the text may mean. */
  total: z.int().min(0),
  pair: z.object({ market: namedMarket, product: namedProduct }).nullable(),
  /** Whether the first product is called so, and not only mentioned. */
  named: z.boolean(),
  /** Whether the product was typed by a name as people say it, or by its code. */
  usual: z.boolean(),
  /** Whether the first product is more likely than all others. */
  certain: z.boolean(),
  /** Whether a text that asks for sellers finds some in the directory. */
  sold: z.boolean(),
  /** Whether a mistyped word was corrected. */
  corrected: z.boolean(),
  /** The address of the answer in the requested language, without its prefix; null without one. */
  path: z.string().startsWith('/').nullable(),
})

export type QuestionAnswer = z.infer<typeof questionAnswer>

const typed = typedLine(searchLength).transform((text) => text.toWellFormed())

export const marketAnswers = endpoint({
  method: 'GET',
  path: 'market-answers',
  summary:
    'Find the product and the market that a text names, in words of either language or by HS code',
  access: 'public',
  limit: 'suggestion',
  query: z.object({
    /** A product, with or without a market. */
    q: typed.default(''),
    /** The market, where it is typed on its own. */
    market: typed.default(''),
    locale: z.enum(locales).optional(),
  }),
  response: questionAnswer,
})
