import { call } from '@/lib/api/call'
import {
  allMenuEntries,
  menuEntriesByPage,
  menuIds,
  navigationTree,
  topNavigation,
  type NavigationPage,
} from './contract'
import type { ListedPage } from '@/lib/seo/sitemap'
import { entryPaths, listedPages, ownPages } from './rules'

/** Top navigation: its pages with their entries. */
export function topNavigationPages() {
  return call(topNavigation, { params: { id: menuIds.top } })
}

/** The navigation tree of the side drawer and the site map, without the pages left out. */
export async function navigationTreePages() {
  return listedPages(await call(navigationTree, { params: { id: menuIds.tree } }))
}

function footerEntries(column: number) {
  return call(menuEntriesByPage, { params: { id: column }, query: { menu_id: menuIds.footer } })
}

/** All menu entries of all menus, to find a page by its id, path or slug. */
export function menuEntries() {
  return call(allMenuEntries)
}

/** Every content page with the instant of its last change, for the site map of search engines. */
export async function contentPages(): Promise<ListedPage[]> {
  const entries = await menuEntries()
  return ownPages(entries).map((entry) => ({ paths: entryPaths(entry), changed: entry.updated_at }))
}

/** What the site map page lists: the top navigation with its entries, then the footer's own pages. */
export async function siteMapGroups(): Promise<NavigationPage[]> {
  const [top, footer] = await Promise.all([
    topNavigationPages(),
    call(topNavigation, { params: { id: menuIds.footer } }),
  ])
  return [...top, ...footer.filter((page) => page.id === 1)]
}

/** The three footer columns, in their order. */
export function footerColumns() {
  return Promise.all([1, 2, 3].map(footerEntries))
}
