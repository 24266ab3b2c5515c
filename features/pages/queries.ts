import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import {
  allMenuEntries,
  menuEntriesByPage,
  menuIds,
  navigationTree,
  topNavigation,
  type NavigationPage,
} from './contract'
import type { ListedPage } from '@/lib/seo/sitemap'
import { entryPaths, listedPages, ownPages, pageAddress } from './rules'

/** Top navigation: its pages with their entries. */
export function topNavigationPages(): Promise<NavigationPage[]> {
  return call(topNavigation, { params: { id: menuIds.top } })
}

function entriesOf(page: number, menu: number) {
  return call(menuEntriesByPage, { params: { id: page }, query: { menu_id: menu } })
}

/** The navigation tree of the side drawer and the site map, without the excluded pages. */
export async function navigationTreePages() {
  return listedPages(await call(navigationTree, { params: { id: menuIds.tree } }))
}

/** All menu entries of all menus, to find a page by its id, path or slug. */
export function menuEntries() {
  return call(allMenuEntries)
}

/** The unprefixed address of the page with this page id, in a language. */
export async function pagePath(pageId: number, locale: Locale): Promise<string> {
  return pageAddress(await menuEntries(), pageId, locale)
}

/** Returns a function that maps page ids to unprefixed addresses in a language. */
export async function pageAddresses(locale: Locale): Promise<(pageId: number) => string> {
  const entries = await menuEntries()
  return (pageId) => pageAddress(entries, pageId, locale)
}

/**
 * Every content page with the time of its last change, for the sitemap of search engines. For a page
 * in several menus the first entry counts.
 */
export async function contentPages(): Promise<ListedPage[]> {
  const pages = ownPages(await menuEntries()).map((entry) => ({
    paths: entryPaths(entry),
    changed: entry.updated_at,
  }))
  return pages.filter(
    ({ paths }, place) => place === pages.findIndex((page) => page.paths.en === paths.en),
  )
}

/** The entries of the site map page: the top navigation with its entries, then the footer's pages. */
export async function siteMapGroups(): Promise<NavigationPage[]> {
  const [top, footer] = await Promise.all([
    topNavigationPages(),
    call(topNavigation, { params: { id: menuIds.footer } }),
  ])
  return [...top, ...footer.filter((page) => page.id === 1)]
}

/** The three footer columns, in their order. */
export function footerColumns() {
  return Promise.all([1, 2, 3].map((column) => entriesOf(column, menuIds.footer)))
}
