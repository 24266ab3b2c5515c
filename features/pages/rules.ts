import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'
import { menuIds, type NavigationChild, type NavigationPage } from './contract'

/** Navigation pages left out of the page list (spec/decisions.md section 2). */
const leftOutPages: readonly number[] = [10, 12]

type Addressed = Pick<
  NavigationChild,
  'id' | 'menu_id' | 'a_id' | 'path' | 'url' | 'url_ara' | 'link' | 'link_ara'
>

/** The canonical address of an entry's page without language prefix; the slug is the language's. */
export function entryAddress(entry: Addressed, locale: Locale): string {
  if (entry.path) return entry.path
  const slug = inLocale(entry, 'url', locale)
  if (entry.a_id !== null) return routes.page(entry.a_id, slug)
  return routes.menu(entry.menu_id === menuIds.footer ? 'menu-3' : 'menu-1', entry.id, slug)
}

/** Where an entry leads: its external link when it has one, else its page. */
export function entryTarget(entry: Addressed, locale: Locale): { href: string; external: boolean } {
  const link = inLocale(entry, 'link', locale)
  return link === ''
    ? { href: entryAddress(entry, locale), external: false }
    : { href: link, external: true }
}

/**
 * Where a top navigation item leads: its own external link, else its first child without an
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

/** The page list of the navigation tree, without the pages the portal leaves out. */
export function listedPages(pages: NavigationPage[]): NavigationPage[] {
  return pages.filter((page) => !leftOutPages.includes(page.id))
}

/** The numeric record id in front of a slug: `12-some-title` is 12; anything else null. */
export function idInSlug(segment: string): number | null {
  const match = /^(\d{1,9})(?:-|$)/.exec(segment)
  return match ? Number(match[1]) : null
}

/** Whether a path segment holds Arabic letters; such content addresses are Arabic. */
export function isArabicSegment(segment: string): boolean {
  return /\p{Script=Arabic}/u.test(segment)
}
