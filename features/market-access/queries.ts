import { call } from '@/lib/api/call'
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

/** The markets with their agreements; those a text names, if given. */
export const allMarkets = (q?: string) => call(marketList, { query: q === undefined ? {} : { q } })

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

/** The code of today of a product; throws `not_found` where it never was one. */
export const codeOfToday = (hs: string) => call(currentCode, { params: { hs } })

export const relatedTo = (query: { market?: string; hs?: string }) => call(marketRelated, { query })
