import { call, isServed } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { publishedStatisticById, publishedStatisticList } from './contract'
import { isIdentifier } from './rules'

/** The statistic or infographic of an address, or null where none is public. */
export async function publishedStatistic(segment: string) {
  const identifier = segment.toUpperCase()
  if (!isServed(publishedStatisticById) || !isIdentifier(identifier)) return null
  return whenNotFound(call(publishedStatisticById, { params: { identifier } }), () => null)
}

/** Every public statistic and infographic as a page of the site map. */
export async function publishedStatisticPages(): Promise<ListedPage[]> {
  if (!isServed(publishedStatisticList)) return []
  const all = await call(publishedStatisticList)
  return all.map(({ identifier, date }) => ({
    paths: samePath(routes.statistic(identifier)),
    changed: date,
  }))
}
