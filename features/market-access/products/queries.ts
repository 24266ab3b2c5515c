import { isServed, call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { successorOf } from '../queries'
import { marketRelated, type RelatedRecords } from '../related/contract'
import { codeIn } from '../rules'
import { marketProductNode, type ProductNode } from './contract'

/**
 * The section, chapter, heading or subheading of a segment of an address, or where an older code
 * leads: to its successor, or to the heading to look under. Null for what never was a code.
 */
export async function nodeAt(
  segment: string,
): Promise<ProductNode | { moved: LocalePaths } | null> {
  const code = codeIn(segment)
  if (!isServed(marketProductNode) || code === null) return null
  const node = await whenNotFound(
    call(marketProductNode, { params: { hs: code.toUpperCase() } }),
    () => null,
  )
  if (node) return node
  const successor = await successorOf(code)
  return successor && { moved: samePath(routes.products(successor.code)) }
}

/** What else the portal knows that concerns a subheading; nothing for what is above one. */
export async function relatedToNode({ product }: ProductNode): Promise<RelatedRecords | null> {
  return product && call(marketRelated, { query: { hs: product.code } })
}
