import { listShape, manyOf, markFilter, textFilter, type ListState } from '@/lib/api/list-state'
import type { Locale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { localePath, routes, splitLocale } from '@/lib/routing/routes'
import { searchPageSize, type SearchType, searchTypes } from './kinds/contract'

/** The list of the results of a text: all types or some, corrected or as typed, ten a page. */
export const searchListShape = listShape({
  pageSize: searchPageSize,
  filters: { type: manyOf(searchTypes), exact: markFilter },
})

export type SearchView = ListState<'type' | 'exact', never>

/** The first page of the results of these types. */
export function viewOfTypes(types: readonly SearchType[]): SearchView {
  return searchListShape.parse({ type: [...types] })
}

/** The types that a view is filtered by, in their order; none means all. */
export function typesOf({ filters }: SearchView): SearchType[] {
  return searchTypes.filter((type) => filters.type.includes(type))
}

/** The first page of a view for these types. */
export function withTypes(view: SearchView, types: readonly SearchType[]): SearchView {
  const { filters } = viewOfTypes(types)
  return { ...view, page: 1, filters: { ...view.filters, type: filters.type } }
}

/** The first page of the results of what was typed, without a correction. */
export const viewAsTyped: SearchView = searchListShape.parse({ exact: '1' })

/** Whether a view has the results of what was typed. */
export const isAsTyped = ({ filters }: SearchView): boolean => filters.exact.length > 0

/** A typed text as one line of at most 200 characters (spec part 1 section 5). */
export function searchText(typed: string): string {
  return textFilter.clean(typed)
}

/** The address of a view of the results in a language. */
export function searchAddress(
  locale: Locale,
  text: string,
  view: SearchView = viewOfTypes([]),
): string {
  const base = localePath(locale, routes.search(searchText(text)))
  const query = searchListShape.write(view)
  return base.includes('?') ? `${base}${query.replace('?', '&')}` : `${base}${query}`
}

/** The form of the office that begins with the text of a search. */
export function questionHref(locale: Locale, contactPath: string, text: string): string {
  const query = new URLSearchParams({ about: `search:${text}` })
  return `${localePath(locale, contactPath)}?${query}#other-enquiries`
}

/** The search that an address names. */
export interface RequestedSearch {
  /** '' without a search text. */
  text: string
  view: SearchView
  /** The canonical address of this view, where the request has another one, as from a form. */
  moved: string | null
}

type Query = Record<string, string | string[] | undefined>

/**
 * Reads `/search/{text}` and `/search?q={text}`, each with a view of its results. The form that asks
 * for a product in a market submits the market on its own.
 */
export function requestedSearch(
  locale: Locale,
  segments: readonly string[] | undefined,
  query: Query,
): RequestedSearch {
  const view = searchListShape.parse(query)
  if (segments)
    return { text: searchText(segments.map(decodeSegment).join('/')), view, moved: null }
  const typed = [query.q, query.market].map((one) => [one].flat()[0] ?? '')
  const text = searchText(typed.join(' ').trim())
  const address = searchAddress(locale, text, view)
  return { text, view, moved: text === '' || routes.search(text).includes('?') ? null : address }
}

/** Where the address of a submitted search form leads; null for every other address. */
export function searchRedirect(pathname: string, query: URLSearchParams): string | null {
  const { locale, path } = splitLocale(pathname)
  if (path !== routes.search()) return null
  const given = [...new Set(query.keys())].map((key) => [key, query.getAll(key)])
  return requestedSearch(locale, undefined, Object.fromEntries(given)).moved
}
