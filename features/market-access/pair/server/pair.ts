import 'server-only'
import { wordedRulesOf } from '@/features/origin/server/origin'
import type { OutputOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { today as currentDay } from '@/lib/i18n/today'
import { logger } from '@/lib/log/logger'
import type { Market, ProductTrade } from '../../contract'
import { loadTariffs } from '../../server/duties'
import { productSlug } from '../../rules'
import { additionalOf, isOver, markOf } from '../../server/market-access.mapper'
import type { AccessRow } from '../../server/market-access.sql'
import {
  accessOf,
  countriesOf,
  loadGround,
  loadProduct,
  marketIn,
  papersFor,
  tariffsOf,
  type Ground,
} from '../../server/market-access'
import { allGoodsOf } from '../../trade/server/trade.mapper'
import { loadTrade } from '../../trade/server/trade'
import { pairPartLength, type marketPairs, type PairAnswer } from '../contract'
import { assemblePair, type OriginFacts, type PairFacts } from './pair.mapper'
import { countPairs, countUnanswered, selectPairs } from './pair.sql'

/**
 * The answer for a product of the country in a market; what is not on file is empty in it and counted for
 * staff. Throws `not_found` for an unknown market or product.
 */
export async function getPair(iso2: string, hs6: string): Promise<PairAnswer> {
  const db = await database()
  const facts = await loadPair(db, iso2, hs6)
  const answer = assemblePair(facts)
  if (!answer.duty && !answer.trade) await recordUnanswered(db, iso2, hs6, facts.today)
  return answer
}

/** Pairs that companies offer or the country exports, part by part. Throws `not_found` past the last part. */
export async function listPairs(part: number): Promise<OutputOf<typeof marketPairs>> {
  const db = await database()
  const offset = (part - 1) * pairPartLength
  const [total, rows] = await Promise.all([
    countPairs(db),
    selectPairs(db, { limit: pairPartLength, offset }),
  ])
  if (part > 1 && rows.length === 0) throw new Problem('not_found')
  const data = rows.map((row) => ({ iso2: row.iso2, slug: productSlug(row.code, row) }))
  return { parts: Math.ceil(total / pairPartLength), data }
}

async function loadPair(db: Executor, iso2: string, hs6: string): Promise<PairFacts> {
  const [ground, product] = await Promise.all([loadGround(db), loadProduct(db, hs6)])
  const market = marketIn(ground, iso2)
  const today = currentDay()
  const codes = countriesOf(market, ground)
  const access = accessOf(market, ground)
  const [tariffs, trade, origins] = await Promise.all([
    loadTariffs(db, tariffsOf(ground, market), hs6),
    loadPairTrade(db, ground, market, hs6),
    loadOrigins(db, access, hs6, today),
  ])
  const additional = ground.additional.filter((row) => row.country_code === market.iso2)
  const { general, proofs } = ground
  return {
    hs6,
    market,
    product,
    codes,
    access,
    general,
    tariffs,
    origins,
    proofs,
    trade,
    papers: papersFor(codes, ground),
    additional: additionalOf(additional, today),
    all_goods: allGoodsOf(ground.summaries.get(market.iso2), today),
    today,
  }
}

/** The rules of origin of a product under the agreements that are in force. */
async function loadOrigins(
  db: Executor,
  access: readonly AccessRow[],
  hs6: string,
  today: string,
): Promise<Map<string, OriginFacts>> {
  const inForce = access.filter((row) => !isOver(row))
  const found = await Promise.all(
    inForce.map(async ({ agreement: { key } }) => {
      const rules = await wordedRulesOf(db, key, hs6)
      return rules ? ([[key, originFacts(rules, today)]] as const) : []
    }),
  )
  return new Map(found.flat())
}

/** A list that another agreement shared is derived: today's rules of this one may differ. */
export function originFacts(
  found: NonNullable<Awaited<ReturnType<typeof wordedRulesOf>>>,
  today: string,
): OriginFacts {
  const { basis, rules, general } = found
  const mark = markOf(found.mark, today)
  const confidence = basis === 'original_list' ? ('derived' as const) : mark.confidence
  return {
    basis,
    rules,
    general: basis === 'general' ? general : [],
    mark: { ...mark, confidence },
  }
}

function loadPairTrade(
  db: Executor,
  ground: Ground,
  market: Market,
  hs6: string,
): Promise<ProductTrade | null> {
  return loadTrade(db, ground, {
    hs6,
    partners: countriesOf(market, ground),
    reporter: market.iso2,
  })
}

/** Counts a pair without an answer for staff. A failure to count is no failure of the answer. */
async function recordUnanswered(db: Executor, country_code: string, hs6: string, today: string) {
  try {
    await countUnanswered(db, { country_code, hs6, month: `${today.slice(0, 7)}-01` })
  } catch (error) {
    logger().warn({ err: error }, 'a pair without an answer was not counted')
  }
}
