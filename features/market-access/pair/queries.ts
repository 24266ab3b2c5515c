import { isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { codeOfToday, marketHub, pairAnswer, relatedTo } from '../queries'
import { marketProduct, type PairAnswer } from './contract'
import { pairPaths } from './rules'

/** The code in the last segment of an address: `080410`, `0804.10`, `080410-dates`. */
function codeIn(segment: string): string | null {
  const [, heading, rest] = /^(\d{4})\.?(\d{2})(?:-|$)/.exec(segment) ?? []
  return heading && rest ? `${heading}${rest}` : null
}

const nothing = () => null

/**
 * What two segments of an address name: the answer for a product in a market, or where an older
 * code of the product leads; null where there is neither.
 */
export async function pairAt(
  iso2: string,
  segment: string,
): Promise<PairAnswer | { moved: LocalePaths } | null> {
  const code = codeIn(segment)
  if (!isServed(marketProduct) || !/^[a-z]{2}$/i.test(iso2) || code === null) return null
  const answer = await whenNotFound(pairAnswer(iso2, code), nothing)
  return answer ?? movedTo(iso2, code)
}

async function movedTo(iso2: string, code: string): Promise<{ moved: LocalePaths } | null> {
  const [market, today] = await Promise.all([
    whenNotFound(marketHub(iso2), nothing),
    whenNotFound(codeOfToday(code), nothing),
  ])
  if (!market || !today || today.state === 'current') return null
  if (today.state === 'divided') return { moved: samePath(routes.products(today.code)) }
  const answer = await whenNotFound(pairAnswer(iso2, today.code), nothing)
  return answer && { moved: pairPaths(answer) }
}

/** What else the portal knows that concerns a pair. */
export const relatedToPair = ({ market, product }: PairAnswer) =>
  relatedTo({ market: market.iso2, hs: product.code })
