import { inLocale } from '../bilingual/in-locale.ts'
import type { Locale } from '../i18n/locale.ts'
import { routes } from './routes.ts'

/** What the address of a menu entry is made of. */
export interface EntryNames {
  id: number
  menu_id: number
  a_id: number | null
  path: string | null
  url: string
  url_ara: string
}

/** The menu of the footer's columns. */
const footerMenu = 3

/** The canonical address of an entry's page without language prefix; the slug is the language's. */
export function entryAddress(entry: EntryNames, locale: Locale): string {
  if (entry.path) return entry.path
  const slug = inLocale(entry, 'url', locale)
  if (entry.a_id !== null) return routes.page(entry.a_id, slug)
  return routes.menu(entry.menu_id === footerMenu ? 'menu-3' : 'menu-1', entry.id, slug)
}
