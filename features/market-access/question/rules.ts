import { textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { kindsIn, type RecordKind } from '@/lib/search/kind-words'
import { withoutOwnTrade } from '@/lib/search/questions'
import { routes } from '@/lib/routing/routes'
import { productText } from '../rules/reading'
import type { NamedMarket, NamedProduct, QuestionAnswer } from './contract'

/** What was chosen from suggestions. */
export interface Chosen {
  product: NamedProduct | null
  market: NamedMarket | null
}

/** Why a question has no answer: nothing typed, or no such product or market. */
export type QuestionError = 'nothing' | 'product' | 'market'

/** Where a question leads, or what to correct. */
type Outcome = { path: string } | { error: QuestionError }

/** A typed product and market. */
export interface TypedQuestion {
  q: string
  market: string
}

/** Where a question leads, without a call where everything was chosen. */
export async function outcomeOf(
  typed: TypedQuestion,
  chosen: Chosen,
  locale: Locale,
  ask: (typed: TypedQuestion) => Promise<QuestionAnswer>,
): Promise<Outcome> {
  const { product, market } = chosen
  if (typed.q === '' && typed.market === '') return { error: 'nothing' }
  if (product && market) {
    return { path: routes.marketProduct(market.iso2, product.slug[locale]) }
  }
  if (product && typed.market === '') return { path: routes.products(product.code) }
  if (market && typed.q === '') return { path: routes.market(market.iso2) }
  const query = { q: product?.code ?? typed.q, market: market?.iso2 ?? typed.market }
  const answer = await ask(query)
  if (typed.market !== '' && !answer.market) return { error: 'market' }
  if (typed.q !== '' && answer.products.length === 0 && (typed.market !== '' || !answer.market)) {
    return { error: 'product' }
  }
  const isOpen = answer.products.length > 1 && !answer.certain && answer.path !== null
  const isMarketAlone = answer.market !== null && answer.pair === null
  if (isOpen && !isMarketAlone) return { path: routes.search(`${typed.q} ${typed.market}`.trim()) }
  return answer.path === null ? { error: 'product' } : { path: answer.path }
}

/** Kinds of records that an answer is about itself, or that people name with goods. */
const ofAnswers: readonly RecordKind[] = ['products', 'questions', 'guide', 'pages']
const ofPairs: readonly RecordKind[] = [...ofAnswers, 'trades', 'agreements']

/** How high a duty is, is no figure of trade: 'rate of duty', 'كم نسبة الجمارك'. */
const duty = /\b(?:dut(?:y|ies)|tariffs?|customs)\b|جمار?ك|(?<!\p{L})(?:ال)?رسوم/iu

/**
 * Whether an answer is shown above the results of a search: a product in a market by its name, a
 * market, or a product as people call it. Who asks for companies, fairs or news gets these first,
 * unless no company sells the goods; a word in the name of goods asks for nothing ('غرف نوم'). A
 * mistyped word that may be anything else counts only next to a market.
 */
export function isShownInSearch(answer: QuestionAnswer, text: string): boolean {
  const { path, market, pair, named, usual, sold, corrected } = answer
  if (path === null) return false
  const plain = withoutOwnTrade(text)
  const typed = market ? withoutName(plain, market) : plain
  const inName: readonly RecordKind[] = usual && !corrected ? kindsIn(productText(typed)) : []
  const isUnsold = usual && !sold
  const requested = kindsIn(typed).filter(
    (kind) =>
      !inName.includes(kind) &&
      !(isUnsold && kind === 'companies') &&
      !(kind === 'statistics' && duty.test(typed)),
  )
  if (pair) return named && usual && requested.every((kind) => ofPairs.includes(kind))
  if (requested.some((kind) => !ofAnswers.includes(kind))) return false
  return market !== null || (usual && !corrected)
}

/** A text without figures in per cent, which are no chapters of the tariff. */
export const withoutShares = (text: string) =>
  text.replace(/[\d٠-٩]+(?:[.,٫][\d٠-٩]+)?\s*[%٪]/gu, ' ').trim()

/** A text without the official name of a market, which may hold a word for a kind: the European Union. */
function withoutName(text: string, market: NamedMarket): string {
  return Object.values(textsOf(market, 'name')).reduce(
    (rest, name) => rest.toLowerCase().replaceAll(name.toLowerCase(), ' '),
    text,
  )
}
