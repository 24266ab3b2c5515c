import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { marketHub } from '../queries'
import { marketRelated } from '../related/contract'
import { marketByCode, type MarketHub } from './contract'

/** The market of a segment of an address, in any case; null for an unknown one. */
export async function marketAt(segment: string): Promise<MarketHub | null> {
  if (!isServed(marketByCode) || !/^[a-z]{2}$/i.test(segment)) return null
  return whenNotFound(marketHub(segment), () => null)
}

/** What else the portal knows that concerns a market. */
export const relatedToMarket = ({ market }: MarketHub) =>
  call(marketRelated, { query: { market: market.iso2 } })
