import type { Pair } from '@/lib/bilingual/fields'
import { headImage, inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { locales, type Locale } from '@/lib/i18n/locale'
import { entryAddress, type EntryNames } from '@/lib/routing/entry-address'
import { withoutSigns } from '@/lib/routing/pasted'
import { idInSlug, localePath, routes } from '@/lib/routing/routes'
import { aliasTarget, withoutWords } from '@/lib/routing/table'
import { marketTabOrder, type MarketTab } from '@/lib/routing/tabs'
import type { PageSection } from '@/lib/theme/scheme-style'
import { menuIds, type MenuEntry, type NavigationChild, type NavigationPage } from './contract'

/** Navigation pages left out of the page list (spec/decisions.md section 2). */
const leftOutPages: readonly number[] = [10, 12]

type Addressed = EntryNames & Pick<NavigationChild, 'link' | 'link_ara'>

/** The address of an entry: its external link when it has one, else its page. */
export function entryTarget(entry: Addressed, locale: Locale): { href: string; external: boolean } {
  const link = inLocale(entry, 'link', locale)
  return link === ''
    ? { href: entryAddress(entry, locale), external: false }
    : { href: link, external: true }
}

/**
 * The address of a top navigation item: its own external link, else its first child without an
 * external link, else the under-construction page (spec part 1 section 2.2).
 */
export function navigationTarget(
  page: NavigationPage,
  locale: Locale,
): { href: string; external: boolean } {
  const link = inLocale(page, 'link', locale)
  if (link !== '') return { href: link, external: true }
  const child = page.childs.find((candidate) => inLocale(candidate, 'link', locale) === '')
  return { href: child ? entryAddress(child, locale) : routes.underConstruction(), external: false }
}

/** A page of the portal that editors do not keep in a menu: its address and its names. */
export type MenuTool = Record<'path' | Pair<'title', 'lower'> | Pair<'text', 'lower'>, string>

const guidePageId = 120

/** Whether an entry is a page for exporters that leads to their tools. */
export const leadsToTools = ({ a_id, path, url }: Pick<NavigationChild, 'a_id' | 'path' | 'url'>) =>
  a_id === guidePageId || path === '/exporters' || url === 'rules-of-origin'

/**
 * The navigation with the tools below the pages for exporters, those with the export guide; what an
 * editor has put into a menu is not added again.
 */
export function withTools(
  pages: readonly NavigationPage[],
  tools: readonly MenuTool[],
): NavigationPage[] {
  const place = pages.findIndex(({ childs }) => childs.some(({ a_id }) => a_id === guidePageId))
  const known = new Set(pages.flatMap(({ childs }) => childs.map(({ path }) => path)))
  const missing = tools.filter(({ path }) => !known.has(path))
  return pages.map((page, index) =>
    index === place
      ? { ...page, childs: [...page.childs, ...missing.map((tool, at) => entryOf(tool, at, page))] }
      : page,
  )
}

function entryOf(tool: MenuTool, at: number, page: NavigationPage): NavigationChild {
  const [title, text] = [textsOf(tool, 'title'), textsOf(tool, 'text')]
  return {
    // No record has it.
    id: -1 - at,
    page_id: page.id,
    menu_id: page.menu_id,
    parent_id: null,
    a_id: null,
    ...bilingualPair('url', { en: '', ar: '' }, 'bare'),
    path: tool.path,
    ...bilingualPair('link', { en: null, ar: null }, 'bare'),
    ...bilingualPair('title', title),
    ...bilingualPair('nav_title', title),
    ...bilingualPair('nav_description', text),
  }
}

/** The page list of the navigation tree, without the excluded pages. */
export function listedPages(pages: NavigationPage[]): NavigationPage[] {
  return pages.filter((page) => !leftOutPages.includes(page.id))
}

/**
 * The pages of the navigation tree that no entry of the top navigation leads to: neither by its
 * address nor, where a page has several addresses, by its title.
 */
export function pagesOutside(
  navigation: readonly NavigationPage[],
  tree: NavigationPage[],
  locale: Locale,
): NavigationPage[] {
  const titlesOf = (named: object) =>
    ['title', 'nav_title'].flatMap((field) => textsOf(named, field)[locale] || [])
  const within = new Set(
    navigation.flatMap((page) => [
      navigationTarget(page, locale).href,
      ...page.childs.flatMap((child) => [entryTarget(child, locale).href, ...titlesOf(child)]),
    ]),
  )
  return listedPages(tree).filter(
    (page) =>
      !within.has(navigationTarget(page, locale).href) &&
      !titlesOf(page).some((title) => within.has(title)),
  )
}

/**
 * The entries a navigation page leads to, in their order: its own, or, for a branch of the
 * navigation tree that names a page by id or slug, that page and the entries below it.
 */
export function entriesUnder<Entry extends NavigationChild & { alias_of: number | null }>(
  page: Pick<NavigationPage, 'id' | 'menu_id' | 'a_id' | 'url'>,
  entries: readonly Entry[],
): Entry[] {
  const own = entries.filter((entry) => entry.menu_id === page.menu_id && entry.page_id === page.id)
  if (own.length > 0) return own
  const named = entries.find(
    (entry) =>
      entry.alias_of === null &&
      entry.a_id === page.a_id &&
      (page.a_id !== null || entry.url === page.url),
  )
  return named ? [named, ...entries.filter((entry) => entry.parent_id === named.id)] : []
}

/** The result of resolving an address of the content pages. */
export type Resolution =
  { kind: 'page'; entry: MenuEntry } | { kind: 'redirect'; to: string } | { kind: 'missing' }

/**
 * Resolves an unprefixed address. `/pages/{id}-{slug}` is found by its page id,
 * `/menu-1/{id}-{slug}` and `/menu-3/{id}-{slug}` by the id of the entry, any other address by the
 * path of the entry or, with one segment, by its `url`; `/sitemap` is the site map whatever its `url`
 * is called; an alias redirects to its target. A redirect
 * keeps the query without further work.
 */
export function resolveAddress(entries: MenuEntry[], path: string, locale: Locale): Resolution {
  const found = resolvePath(entries, path, locale)
  const plain = found.kind === 'missing' ? withoutSigns(path) : null
  if (plain === null) return found
  // Without the signs that were pasted behind it.
  const meant = resolvePath(entries, plain, locale)
  if (meant.kind !== 'page') return meant
  return { kind: 'redirect', to: encodeURI(localePath(locale, plain)) }
}

function resolvePath(entries: MenuEntry[], path: string, locale: Locale): Resolution {
  const own = ownPages(entries)
  const moved = aliasAddress(own, path, locale) ?? withoutWords(path)
  if (moved !== null) return { kind: 'redirect', to: encodeURI(localePath(locale, moved)) }
  const entry = entryAt(own, path)
  if (!entry) return { kind: 'missing' }
  const canonical = entryAddress(entry, locale)
  return canonical === path
    ? { kind: 'page', entry }
    : { kind: 'redirect', to: encodeURI(localePath(locale, canonical)) }
}

/** The unprefixed address of an alias's target; null for any other path. */
function aliasAddress(entries: MenuEntry[], path: string, locale: Locale): string | null {
  const alias = aliasTarget(path)
  if (!alias) return null
  if (alias.pageId === null) return `${alias.path}${alias.query}`
  const entry = entries.find(({ a_id }) => a_id === alias.pageId)
  return entry ? `${entryAddress(entry, locale)}${alias.query}` : null
}

function entryAt(entries: MenuEntry[], path: string): MenuEntry | undefined {
  const [, place, segment, ...deeper] = path.split('/')
  const id = deeper.length === 0 && segment !== undefined ? idInSlug(segment) : null
  if (place === 'pages') return entries.find(({ a_id }) => id !== null && a_id === id)
  if (place === 'menu-1' || place === 'menu-3') return entries.find((entry) => entry.id === id)
  return (
    entries.find((entry) => entry.path === path) ??
    (path === '/sitemap' ? entries.find(isSiteMap) : undefined) ??
    entries.find((entry) => locales.some((locale) => path === `/${inLocale(entry, 'url', locale)}`))
  )
}

/** An alias shows another entry's page, and an entry with an external link has none. */
export function ownPages(entries: MenuEntry[]): MenuEntry[] {
  return entries.filter((entry) => entry.alias_of === null && inLocale(entry, 'link', 'en') === '')
}

/** The pages of the main menu whose sections have a colour of their own. */
const colouredSections: ReadonlyMap<number, PageSection> = new Map([
  [2, 'buyers'],
  [5, 'country'],
])

/** The section that an entry of the main menu belongs to. */
export function sectionOf(entry: Pick<MenuEntry, 'menu_id' | 'page_id'>): PageSection | undefined {
  return entry.menu_id === menuIds.top ? colouredSections.get(entry.page_id) : undefined
}

/** Whether the entry is the site map page. */
export function isSiteMap(entry: Pick<MenuEntry, 'menu_id' | 'url'>): boolean {
  return entry.menu_id === menuIds.footer && ['site-map', 'sitemap'].includes(entry.url)
}

/** The page's unprefixed address in both languages. */
export function entryPaths(entry: MenuEntry): Record<Locale, string> {
  return { en: encodeURI(entryAddress(entry, 'en')), ar: encodeURI(entryAddress(entry, 'ar')) }
}

/** A view of an entry's page with an address of its own, such as one of its tabs. */
export interface EntryView {
  /** The query of its address. */
  query: string
  /** Its title, from the title of the page. */
  title: (page: string) => string
  /** Its description; that of the page where it has none. */
  description?: string
}

/** The metadata of an entry's page, or of a view of it. */
export function entryHead(entry: MenuEntry, locale: Locale, view?: EntryView) {
  const title = inLocale(entry, 'title', locale)
  const { en, ar } = entryPaths(entry)
  const query = view?.query ?? ''
  return {
    title: view ? view.title(title) : title,
    description:
      view?.description ??
      (inLocale(entry, 'meta_description', locale) || inLocale(entry, 'subtitle', locale)),
    paths: { en: `${en}${query}`, ar: `${ar}${query}` },
    ...headImage(entry, locale),
  }
}

/** The unprefixed address of the page with this page id, else that of the page under construction. */
export function pageAddress(entries: MenuEntry[], pageId: number, locale: Locale): string {
  const entry = ownPages(entries).find(({ a_id }) => a_id === pageId)
  return entry ? entryAddress(entry, locale) : routes.underConstruction()
}

const relatedCount = 4

/** The related entries of a page: its children, else its neighbours in the menu. */
export function relatedEntries(page: MenuEntry, entries: MenuEntry[]): MenuEntry[] {
  const own = ownPages(entries)
  const below = own.filter((entry) => entry.parent_id === page.id)
  const neighbours = own.filter(
    (entry) =>
      entry.id !== page.id &&
      entry.menu_id === page.menu_id &&
      entry.page_id === page.page_id &&
      !isSiteMap(entry),
  )
  return (below.length > 0 ? below : neighbours).slice(0, relatedCount)
}

/** The query of a tab of market information; that of the publications is empty. */
export function marketTabQuery(tab: MarketTab): string {
  return tab === 1 ? '' : `?tab=${tab}`
}

/** The tab of a path segment, or null. */
export function marketTabOf(segment: string): MarketTab | null {
  return marketTabOrder.find((tab) => String(tab) === segment) ?? null
}
