import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { withFallback } from '@/lib/cache/page-data'
import { marketList } from './contract'
import { marketByCode } from './hub/contract'
import { currentCode } from './products/contract'
import { leadingMarkets, type LeadingMarket } from './trade/contract'

/** The markets with their agreements; those a text names, if given. */
export const allMarkets = (q?: string) => call(marketList, { query: q === undefined ? {} : { q } })

/** The hub of a market, whose code an address may write in small letters. */
export const marketHub = (iso2: string) =>
  call(marketByCode, { params: { iso2: iso2.toUpperCase() } })

/** The markets that the country exports most to; none where the portal has no figures or the call fails. */
export async function leadingExports(): Promise<LeadingMarket[]> {
  return isServed(leadingMarkets) ? withFallback(call(leadingMarkets), []) : []
}

/**
 * Where an older code of a subheading leads: to its successor, or to the heading to look under where
 * it was divided. Null for a code of today and for what never was one.
 */
export async function successorOf(code: string) {
  if (code.length !== 6) return null
  const today = await whenNotFound(call(currentCode, { params: { hs: code } }), () => null)
  if (!today || today.state === 'current') return null
  return { code: today.code, isDivided: today.state === 'divided' }
}
