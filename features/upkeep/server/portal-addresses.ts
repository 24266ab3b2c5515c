import 'server-only'
import { findShown } from '@/features/content/server/published'
import { listAllMenuEntries } from '@/features/pages/server/pages'
import type { SearchType } from '@/features/search/kinds/contract'
import type { Executor } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { entryAddress } from '@/lib/routing/entry-address'
import { idInSlug, pathOf } from '@/lib/routing/routes'
import { aliasTarget, pageAt } from '@/lib/routing/table'
import { hasFile, isFound } from './portal-addresses.sql'

/** The kind of content whose record a page shows. */
const contentOf: Readonly<Record<string, string>> = {
  '/news/:id(record)': 'news',
  '/sponsor/:id(record)': 'sponsors',
  '/events/:id(record)': 'events',
  '/events/:id(record)/calendar.ics': 'events',
  '/credentials/:id(record)': 'credentials',
  '/export-trade-support-institutions/:id(record)': 'institutions',
  '/fta-country-agreement/:id(record)': 'country-agreements',
}

/** The type in the search index of what a page shows of companies. */
const offersOf: Readonly<Record<string, SearchType>> = {
  '/buyers/:id(number)': 'companies',
  '/buyers/products/:id(record)': 'products',
  '/buyers/services/:id(record)': 'services',
}

const entryPages = ['/pages/:record(record)', '/menu-1/:record(record)', '/menu-3/:record(record)']

const fileKey = /^\/(?:media|api\/files)\/([0-9a-f]{32})(?:\/|$)/

/** What no page of the table answers: calls, and files that the build brings. */
const isOutsideTable = /^\/(?:api|admin|_next|icons|map|og)\//

const withoutWords = (path: string) => path.replace(/(\/\d{1,9})-[^/]*$/, '$1')

/**
 * Judges paths of the portal, by its table of addresses and its records: whether one leads to a page
 * that everybody sees, a file or a call.
 */
export async function portalAddresses(db: Executor): Promise<(path: string) => Promise<boolean>> {
  const entries = await listAllMenuEntries()
  const own = new Set(
    entries.flatMap((entry) =>
      locales.map((locale) => withoutWords(pathOf(entryAddress(entry, locale)))),
    ),
  )
  return async (pathname) => {
    const key = fileKey.exec(pathname)?.[1]
    if (key !== undefined) return hasFile(db, key)
    const path = pathOf(pathname)
    if (isOutsideTable.test(path) || aliasTarget(path)) return true
    const page = pageAt(path)
    if (!page || entryPages.includes(page.path)) return own.has(withoutWords(path))
    return isThere(db, page.path, path)
  }
}

/** Whether the record that a page shows is there; true for a page that shows none. */
async function isThere(db: Executor, row: string, path: string): Promise<boolean> {
  const id = path
    .split('/')
    .map(idInSlug)
    .find((found) => found !== null)
  const [kind, type] = [contentOf[row], offersOf[row]]
  if (kind !== undefined) return (await findShown(db, kind, String(id ?? ''))) !== null
  return type === undefined || isFound(db, type, id ?? 0)
}
