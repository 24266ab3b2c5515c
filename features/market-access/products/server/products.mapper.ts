import 'server-only'
import type { FactMark, Market, ProductTrade } from '../../contract'
import { plainDecimal } from '../../rules'
import { onceEach, tradeOf } from '../../trade/server/trade.mapper'
import { world, type FlowRow } from '../../trade/server/trade.sql'
import type { ProductNode } from '../contract'

/** The country’s exports of a product to the world by year: the total of a year, or the sum of its partners. */
export function worldTrade(
  rows: readonly FlowRow[],
  marks: ReadonlyMap<number, FactMark>,
): ProductTrade | null {
  const totalled = new Set(rows.filter(({ partner }) => partner === world).map(({ year }) => year))
  const exports = rows.filter(({ partner, year }) => (partner === world) === totalled.has(year))
  return tradeOf({ exports, imports: [] }, marks, new Map())
}

/** Where the country sold a product in the newest year, the largest value first. */
export function salesByMarket(
  rows: readonly FlowRow[],
  markets: readonly Market[],
): ProductNode['sold_to'] {
  const partners = onceEach(rows).filter(({ partner }) => partner !== world)
  const [newest] = partners
  const byCode = new Map(markets.map((market) => [market.iso2, market]))
  return partners
    .filter(({ year }) => year === newest?.year)
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .flatMap(({ partner, value }) => {
      const market = byCode.get(partner)
      return market ? [{ market, value: plainDecimal(value) }] : []
    })
}
