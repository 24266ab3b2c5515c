import { isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { marketComparison, type MarketComparison } from '../products/contract'
import { codeOfToday, comparison } from '../queries'

const nothing = () => null

/**
 * The comparison of all markets for the subheading of a segment of an address (`080410`, `0804.10`),
 * or where an older code of it leads; null where there is neither.
 */
export async function comparisonAt(
  segment: string,
): Promise<MarketComparison | { moved: LocalePaths } | null> {
  if (!isServed(marketComparison) || !/^\d{4}\.?\d{2}$/.test(segment)) return null
  const code = segment.replace('.', '')
  const found = await whenNotFound(comparison(code), nothing)
  return found ?? movedTo(code)
}

async function movedTo(code: string): Promise<{ moved: LocalePaths } | null> {
  const today = await whenNotFound(codeOfToday(code), nothing)
  if (!today || today.state === 'current') return null
  const isDivided = today.state === 'divided'
  return { moved: samePath((isDivided ? routes.products : routes.marketComparison)(today.code)) }
}
