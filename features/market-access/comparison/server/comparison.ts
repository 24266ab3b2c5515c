import 'server-only'
import { database } from '@/lib/db/database'
import type { MarketComparison } from '../contract'
import { loadEveryMarket } from '../../products/server/openings'
import { loadGround, loadProduct } from '../../server/market-access'
import { selectImportsOfAll } from '../../trade/server/trade.sql'
import { flowMarks } from '../../trade/server/trade'
import { comparedMarket } from './comparison.mapper'

/** All markets for a product, in the order of their codes. Throws `not_found`. */
export async function getComparison(hs6: string): Promise<MarketComparison> {
  const db = await database()
  const [ground, product] = await Promise.all([loadGround(db), loadProduct(db, hs6)])
  const [every, imports] = await Promise.all([
    loadEveryMarket(db, ground, hs6),
    flowMarks(ground).size === 0 ? [] : selectImportsOfAll(db, hs6),
  ])
  const facts = {
    ...every,
    papers: ground.papers,
    summaries: ground.summaries,
    imports: Map.groupBy(imports, ({ reporter }) => reporter),
  }
  return { product, markets: every.markets.map((market) => comparedMarket(market, facts)) }
}
