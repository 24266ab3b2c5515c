import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { withFallback } from '@/lib/cache/page-data'
import { marketList } from './contract'
import { marketByCode } from './hub/contract'
import { marketPairs, marketProduct } from './pair/contract'
import {
  currentCode,
  marketComparison,
  marketProductNode,
  offeredProducts,
  productSections,
} from './products/contract'
import { marketRelated } from './related/contract'
import { leadingMarkets, type LeadingMarket } from './trade/contract'

/** The markets with their agreements; those a text names, if given. */
export const allMarkets = (q?: string) => call(marketList, { query: q === undefined ? {} : { q } })

/** The markets that the country exports most to; none where the portal has no figures or the call fails. */
export async function leadingExports(): Promise<LeadingMarket[]> {
  return isServed(leadingMarkets) ? withFallback(call(leadingMarkets), []) : []
}

export const marketHub = (iso2: string) =>
  call(marketByCode, { params: { iso2: iso2.toUpperCase() } })

export const pairAnswer = (iso2: string, hs: string) =>
  call(marketProduct, { params: { iso2: iso2.toUpperCase(), hs } })

/** One part of the pairs for the site map, and the number of parts. */
export const listedPairs = (part: number) => call(marketPairs, { query: { part } })

/** The sections of the Harmonized System. */
export const sections = () => call(productSections)

/** The subheadings that companies offer. */
export const offeredCodes = () => call(offeredProducts)

/** A section, chapter, heading or subheading of the Harmonized System. */
export const productNode = (hs: string) =>
  call(marketProductNode, { params: { hs: hs.toUpperCase() } })

export const comparison = (hs: string) => call(marketComparison, { params: { hs } })

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

export const relatedTo = (query: { market?: string; hs?: string }) => call(marketRelated, { query })
