import { isServed, call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { marketHub, successorOf } from '../queries'
import { marketRelated } from '../related/contract'
import { subheadingIn } from '../rules'
import { marketProduct, type PairAnswer } from './contract'

const nothing = () => null

/**
 * What two segments of an address name (`de`, `080410-dates`): the answer for a product in a market.
 * An older code has the answer of its successor, or leads to the heading to look under where it was
 * divided; null where there is neither.
 */
export async function pairAt(
  iso2: string,
  segment: string,
): Promise<PairAnswer | { moved: LocalePaths } | null> {
  const code = subheadingIn(segment)
  if (!isServed(marketProduct) || !/^[a-z]{2}$/i.test(iso2) || code === null) return null
  const answer = await whenNotFound(
    call(marketProduct, { params: { iso2: iso2.toUpperCase(), hs: code } }),
    nothing,
  )
  if (answer) return answer
  const [market, successor] = await Promise.all([
    whenNotFound(marketHub(iso2), nothing),
    successorOf(code),
  ])
  if (!market || !successor) return null
  return successor.isDivided
    ? { moved: samePath(routes.products(successor.code)) }
    : whenNotFound(
        call(marketProduct, { params: { iso2: iso2.toUpperCase(), hs: successor.code } }),
        nothing,
      )
}

/**
 * The answer that two segments of an address name, for a page that also shows what concerns the pair:
 * to load that takes as long, so it begins here.
 */
export function pairForPage(iso2: string, segment: string): ReturnType<typeof pairAt> {
  const code = subheadingIn(segment)
  if (code !== null)
    call(marketRelated, { query: { market: iso2.toUpperCase(), hs: code } }).catch(nothing)
  return pairAt(iso2, segment)
}

/** What else the portal knows that concerns a pair. */
export const relatedToPair = ({ market, product }: PairAnswer) =>
  call(marketRelated, { query: { market: market.iso2, hs: product.code } })
