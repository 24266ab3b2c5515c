import 'server-only'
import type { FoundSubheading } from '@/features/hs-nomenclature/contract'
import { goodsRecogniser } from '@/features/hs-nomenclature/server/hs-nomenclature'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { untilChange } from '@/lib/cache/until-change'
import { kindsIn } from '@/lib/search/kind-words'
import { marketNames, marketsLike, type MarketNames } from '../../rules/names'
import { productSlug } from '../../rules'
import { isOffered } from '../../related/server/related.sql'
import { unionMarket } from '../../server/market-access.mapper'
import { selectMarkets } from '../../server/market-access.sql'
import { loadGround } from '../../server/market-access'
import type { NamedMarket, NamedProduct, QuestionAnswer } from '../contract'
import { productText, readingOf } from '../../rules/reading'
import { withoutShares } from '../rules'

/** Markets that the field offers before anything is typed: large buyers of goods of the country, and examples. */
const mostAsked = ['US', 'SA', 'IQ', 'IN', 'AE', 'DE', 'GB', 'EG'] as const

const maxMarkets = 8

interface Loaded {
  names: MarketNames
  markets: ReadonlyMap<string, Omit<NamedMarket, 'notices'>>
}

/** All markets with their names. */
const loadMarkets = untilChange(async (db): Promise<Loaded> => {
  const union = unionMarket({ members: new Set(), tariffs: new Set(), notices: new Map() })
  const markets = [union, ...(await selectMarkets(db))].map((market) => ({
    iso2: market.iso2,
    ...bilingualPair('name', textsOf(market, 'name')),
  }))
  return {
    names: marketNames(markets),
    markets: new Map(markets.map((market) => [market.iso2, market])),
  }
})

/**
 * The product and the market that a text names, in either language, with everyday names, HS codes and
 * mistyped words. A text that names neither has an answer without a path.
 */
export async function answerQuestion(
  query: { q: string; market: string; locale?: Locale | undefined },
  callLocale: Locale,
): Promise<QuestionAnswer> {
  const locale = query.locale ?? callLocale
  const db = await database()
  const [{ names, markets }, { notices }, recognise] = await Promise.all([
    loadMarkets(db),
    loadGround(db),
    goodsRecogniser(),
  ])
  const named = (iso2: string): NamedMarket | null => {
    const market = markets.get(iso2)
    return market ? { ...market, notices: [...(notices.get(iso2) ?? [])] } : null
  }
  const { market: marketText } = query
  const text = withoutShares(query.q)
  const reading = readingOf({ text, marketText }, names, recognise)
  const { goods } = reading
  const market = named(reading.market ?? '')
  const products = goods.data.map(productOf)
  const [product] = products
  const heading = goods.isCertain ? null : headingOf(goods.data, isChapter(text))
  const pair = market && product && reading.isPair ? { market, product } : null
  const suggested = marketText === '' ? mostAsked : mostAskedFirst(marketsLike(marketText, names))
  return {
    market,
    markets: suggested.flatMap((iso2) => named(iso2) ?? []).slice(0, maxMarkets),
    products,
    heading,
    total: goods.total,
    pair,
    named: goods.isNamed,
    usual: goods.isUsual,
    sold:
      product !== undefined &&
      kindsIn(text).includes('companies') &&
      (await isOffered(db, product.code)),
    certain: goods.isCertain,
    corrected: goods.isCorrected,
    path: pathOf(
      {
        market,
        product,
        pair,
        heading,
        isUnread: marketText !== '' && !market,
      },
      locale,
    ),
  }
}

/** Otherwise 'ألم' would offer المجر before ألمانيا, whose name is longer. */
function mostAskedFirst(found: readonly string[]): string[] {
  const frequent = new Set<string>(mostAsked)
  return found.toSorted((a, b) => Number(frequent.has(b)) - Number(frequent.has(a)))
}

interface Understood extends Pick<QuestionAnswer, 'market' | 'pair'> {
  product: NamedProduct | undefined
  heading: QuestionAnswer['heading']
  /** A market was typed that is none. */
  isUnread: boolean
}

/** A product that is not certain is told by its heading or chapter, where a person chooses. */
function pathOf(
  { market, product, pair, heading, isUnread }: Understood,
  locale: Locale,
): string | null {
  if (isUnread) return null
  if (pair) return routes.marketProduct(pair.market.iso2, pair.product.slug[locale])
  if (market) return routes.market(market.iso2)
  return product ? routes.products(heading?.code ?? product.code) : null
}

/** A code of two digits is that of a chapter. */
const isChapter = (text: string) => /^\p{Nd}{2}$/u.test(productText(text))

/** The heading of all products, else their chapter, else the heading of the first one. */
function headingOf(found: readonly FoundSubheading[], ofChapter: boolean) {
  const [first, ...others] = found
  if (!first) return null
  const isShared = (level: 'heading' | 'chapter') =>
    others.every((one) => one[level].code === first[level].code)
  return (ofChapter || !isShared('heading')) && isShared('chapter') ? first.chapter : first.heading
}

function productOf(subheading: FoundSubheading): NamedProduct {
  return {
    code: subheading.code,
    ...bilingualPair('name', textsOf(subheading, 'name')),
    slug: productSlug(subheading.code, subheading),
  }
}
