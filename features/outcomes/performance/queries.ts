import { isServed } from '@/lib/api/call'
import { routes, samePath } from '@/lib/routing/routes'
import type { ListedPage } from '@/lib/seo/sitemap'
import { performanceFigures } from './contract'

/** Whether the portal has figures; a site in front of an existing backend has none. */
export function hasPerformance(): boolean {
  return isServed(performanceFigures)
}

/** The page of the figures, for the site map. */
export function performancePages(): ListedPage[] {
  return hasPerformance() ? [{ paths: samePath(routes.performance()), changed: null }] : []
}
