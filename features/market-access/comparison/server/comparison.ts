import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { Market } from '../../contract'
import { loadTariffs } from '../../server/duties'
import type { MarketComparison, ProductNode } from '../../products/contract'
import { unionMarket } from '../../server/market-access.mapper'
import { accessOf, loadGround, loadProduct, type Ground } from '../../server/market-access'
import { selectImportsOfAll } from '../../trade/server/trade.sql'
import { flowMarks } from '../../trade/server/trade'
import { comparedMarket, openingsIn, type EveryMarketFacts } from './comparison.mapper'

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

/** All markets, and those where an agreement may give the product something, the European Union as one. */
export async function loadOpenings(
  db: Executor,
  ground: Ground,
  hs6: string,
): Promise<{ markets: readonly Market[]; openings: ProductNode['openings'] }> {
  const every = await loadEveryMarket(db, ground, hs6)
  const outside = every.markets.filter(({ eu_member }) => !eu_member)
  const markets = [unionMarket(ground), ...outside]
  return { markets: every.markets, openings: openingsIn({ ...every, markets }) }
}

/** What decides the duties of a product in every market. */
async function loadEveryMarket(
  db: Executor,
  ground: Ground,
  hs6: string,
): Promise<EveryMarketFacts> {
  const tariffs = ground.datasets.filter(({ kind }) => kind === 'tariff')
  const { markets, general } = ground
  const onFile = await loadTariffs(db, tariffs, hs6)
  const tariffByMarket = Map.groupBy(onFile, ({ dataset }) => dataset.market)
  return {
    hs6,
    markets,
    general,
    today: today(),
    accessOf: (market) => accessOf(market, ground),
    tariffsOf: ({ tariff_market: tariff }) =>
      tariff === null ? [] : (tariffByMarket.get(tariff) ?? []),
  }
}
