import { isServed, call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { marketComparison, type MarketComparison } from './contract'
import { successorOf } from '../queries'
import { subheadingIn } from '../rules'

/**
 * The comparison of all markets for the subheading of a segment of an address (`080410`, `0804.10`),
 * or where an older code of it leads; null where there is neither.
 */
export async function comparisonAt(
  segment: string,
): Promise<MarketComparison | { moved: LocalePaths } | null> {
  const code = subheadingIn(segment)
  if (!isServed(marketComparison) || code === null) return null
  const found = await whenNotFound(call(marketComparison, { params: { hs: code } }), () => null)
  if (found) return found
  const successor = await successorOf(code)
  if (!successor) return null
  const to = successor.isDivided ? routes.products : routes.marketComparison
  return { moved: samePath(to(successor.code)) }
}
