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

/** The navigation tree of the side drawer and the site map, without the pages left out. */
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

/** Names the pages of a language by their page id: unprefixed addresses. */
export async function pageAddresses(locale: Locale): Promise<(pageId: number) => string> {
  const entries = await menuEntries()
  return (pageId) => pageAddress(entries, pageId, locale)
}

/**
 * Every content page with the instant of its last change, for the site map of search engines. Of
 * a page in several menus the first entry counts.
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
  return Promise.all([1, 2, 3].map((column) => entriesOf(column, menuIds.footer)))
}
