import { isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { codeOfToday, productNode, relatedTo } from '../queries'
import type { RelatedRecords } from '../related/contract'
import { marketProductNode, type ProductNode } from './contract'
import { codeIn } from './rules'

const nothing = () => null

/**
 * The section, chapter, heading or subheading of a segment of an address, or where an older code
 * leads: to its successor, or to the heading to look under. Null for what never was a code.
 */
export async function nodeAt(
  segment: string,
): Promise<ProductNode | { moved: LocalePaths } | null> {
  const code = codeIn(segment)
  if (!isServed(marketProductNode) || code === null) return null
  const node = await whenNotFound(productNode(code), nothing)
  return node ?? movedTo(code)
}

async function movedTo(code: string): Promise<{ moved: LocalePaths } | null> {
  if (code.length !== 6) return null
  const today = await whenNotFound(codeOfToday(code), nothing)
  if (!today || today.state === 'current') return null
  return { moved: samePath(routes.products(today.code)) }
}

/** What else the portal knows that concerns a subheading; nothing for what is above one. */
export async function relatedToNode({ product }: ProductNode): Promise<RelatedRecords | null> {
  return product && relatedTo({ hs: product.code })
}
