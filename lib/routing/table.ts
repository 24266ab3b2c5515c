import type { Page } from './page.ts'
import { privatePages } from './private-pages.ts'
import { publicPages } from './public-pages.ts'
import { idInSlug, pathOf } from './routes.ts'
import { isAt, kindOfText, segmentsOf } from './segments.ts'

/** Every page of the portal. The first row that an address fits is its page. */
export const pages: readonly Page[] = [...privatePages, ...publicPages]

/**
 * The row of an address, which may carry a language; undefined for an unknown one, and for a page
 * that editors gave an address of its own.
 */
export function pageAt(pathname: string): Page | undefined {
  return rowOf(pathOf(pathname))
}

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''

/** Every row begins with a literal segment: each request looks only at the rows that share its own. */
const rowsByStart = Map.groupBy(pages, ({ path }) => firstSegment(path))

/** The row of a decoded path without language. */
function rowOf(path: string): Page | undefined {
  return rowsByStart.get(firstSegment(path))?.find((page) => isAt(page, path))
}

/** Whether the page is a list: its pages are stored, its filtered views rendered per request. */
export function isList(page: Page): page is Page & { filters: readonly string[] } {
  return page.filters !== undefined
}

/** The page id in a row's path: `/pages/:record(120)`. */
export function pageIdOf({ path }: Page): number | null {
  const [, id] = /^\/pages\/:record\((\d+)\)$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

/** Whether a request asks for a filtered view of a list, which is rendered for it alone. */
export function isFilteredView(pathname: string, search: URLSearchParams): boolean {
  return pageAt(pathname)?.filters?.some((key) => isGiven(search.getAll(key))) ?? false
}

/** Like Next: a key without a value is missing, a repeated key is present. */
const isGiven = (values: readonly string[]) => values.length > 1 || (values[0] ?? '') !== ''

/** Whether the last segment of a page's address may be any text, such as a token, which no sign ends. */
export function takesText(page: Page): boolean {
  return !page.path.endsWith('*') && segmentsOf(page).at(-1)?.form === kindOfText
}

/** Whether an address is the search page, with a text or without. */
export function isSearchPage(pathname: string): boolean {
  return pageAt(pathname)?.path === '/search/:keyword*'
}

/** Whether an address is that of a file which is written for each request: a feed, a calendar. */
export function isWrittenFile(pathname: string): boolean {
  return /\.[a-z]+$/.test(pageAt(pathname)?.path ?? '')
}

/** Next's own key, which distinguishes pages from their data. */
export const nextKey = '_rsc'

/** The keys that a page reads of its query (a stored one holds nothing else), and the one spelling of its path. */
export function readsOf(pathname: string): { path: string; keys: readonly string[] } {
  const page = pageAt(pathname)
  if (!page) return { path: pathname, keys: [nextKey] }
  const ofList = isList(page) ? ['page', ...page.filters] : []
  const keys = [...ofList, ...(page.tabs ? ['tab'] : []), ...(page.query ?? []), nextKey]
  const isPlainList = isList(page) && segmentsOf(page).every(({ literal }) => literal !== undefined)
  const prefix = pathname.startsWith('/ar/') ? '/ar' : ''
  const isOtherCase = isPlainList && !pathname.includes('%')
  return { path: isOtherCase ? `${prefix}${page.path}` : pathname, keys }
}

/** What an alias stands for: the address of a row, or a page id, and the query of a view of it. */
export interface AliasTarget {
  path: string
  pageId: number | null
  query: string
}

/** Every alias with what it stands for (spec/decisions.md section 2). */
export const aliases: ReadonlyMap<string, AliasTarget> = new Map(
  pages.flatMap((page) =>
    (page.aliases ?? []).map((alias): [string, AliasTarget] => {
      const [address, query] = typeof alias === 'string' ? [alias, ''] : alias
      return [address, { path: page.path, pageId: pageIdOf(page), query }]
    }),
  ),
)

/** What an unprefixed path stands for if it is an alias, in any case. */
export function aliasTarget(path: string): AliasTarget | undefined {
  return aliases.get(path.toLowerCase())
}

/** The path without the words behind its number, where a page is known by the number alone. */
export function withoutWords(path: string): string | null {
  const segments = path.split('/')
  const id = idInSlug(segments.at(-1) ?? '')
  const plain = [...segments.slice(0, -1), String(id)].join('/')
  const page = id === null || plain === path ? undefined : rowOf(plain)
  return page && segmentsOf(page).at(-1)?.name && !isAt(page, path) ? plain : null
}

/** Whether the page of an address belongs in the site map; one that editors gave its own address does. */
export function isInSiteMap(address: string): boolean {
  return pageAt(address.split('?')[0] ?? '')?.inSiteMap ?? true
}

/**
 * The own address of a menu entry of a provider that names none: entries have their pages by
 * number, other pages by their `url`. Null for an entry whose address is made of its id.
 */
export function entryPath(entry: { id?: unknown; a_id?: unknown; url?: unknown }): string | null {
  const numbered = pages.find(({ menuEntry }) => menuEntry !== undefined && menuEntry === entry.id)
  if (numbered) return numbered.path
  if (typeof entry.a_id === 'number') return null
  const named = pages.find(
    ({ namedByUrl, path }) => namedByUrl && path.endsWith(`/${String(entry.url)}`),
  )
  return named?.path ?? null
}
