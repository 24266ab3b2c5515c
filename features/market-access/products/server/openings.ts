import 'server-only'
import type { Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { Market } from '../../contract'
import { loadTariffs } from '../../server/duties'
import { accessOf, type Ground } from '../../server/market-access'
import { unionMarket } from '../../server/market-access.mapper'
import type { ProductNode } from '../contract'
import { openingsIn, type EveryMarketFacts } from './openings.mapper'

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
export async function loadEveryMarket(
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
