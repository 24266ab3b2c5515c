import { isServed, call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { numberIn, routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { marketPairs } from '../pair/contract'
import { offeredProducts } from '../products/contract'
import { allMarkets } from '../queries'

/** Markets and products; the pairs have parts of their own, since there may be many. */
const marketsPart = 'markets'

const pairsPart = /^pairs-(\d+)$/

/** When its facts last changed is not known of a page as a whole. */
const listed = (paths: LocalePaths): ListedPage => ({ paths, changed: null })

/** The parts of the site map with markets, products and pairs; none where the portal lacks them. */
export async function marketPartNames(): Promise<string[]> {
  if (!isServed(marketPairs)) return []
  const { parts } = await call(marketPairs, { query: { part: 1 } })
  return [marketsPart, ...Array.from({ length: parts }, (_, place) => `pairs-${place + 1}`)]
}

/** The pages of one part, or null where there is no such part. */
export async function marketListedPages(part: string): Promise<ListedPage[] | null> {
  if (!isServed(marketPairs)) return null
  if (part === marketsPart) return marketsAndProducts()
  const number = numberIn(pairsPart.exec(part)?.[1] ?? '')
  return number === null ? null : pairsOf(number)
}

/** `/markets` itself is an entry of the menus, and listed with them. */
async function marketsAndProducts(): Promise<ListedPage[]> {
  const [markets, codes] = await Promise.all([allMarkets(), call(offeredProducts)])
  return [
    routes.originCheck(),
    routes.marketData(),
    routes.products(),
    ...markets.map(({ iso2 }) => routes.market(iso2)),
    ...codes.map((code) => routes.products(code)),
  ].map((path) => listed(samePath(path)))
}

async function pairsOf(part: number): Promise<ListedPage[] | null> {
  const found = await whenNotFound(call(marketPairs, { query: { part } }), () => null)
  if (!found || part > found.parts) return null
  return found.data.map(({ iso2, slug }) =>
    listed({ en: routes.marketProduct(iso2, slug.en), ar: routes.marketProduct(iso2, slug.ar) }),
  )
}
