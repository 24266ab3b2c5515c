import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import type { Locale } from '@/lib/i18n/locale'
import { searchAll, searchSuggestions } from './contract'
import { popularSearches } from './popular/contract'
import { searchPageSize, type SearchType } from './kinds/contract'
import { isAsTyped, searchText, typesOf, type SearchView } from './search-params'

interface RequestedResults {
  locale: Locale
  text: string
  types: readonly SearchType[]
  page: number
  isExact?: boolean
}

const inputFor = ({ locale, text, types, page, isExact = false }: RequestedResults) => ({
  query: {
    q: searchText(text),
    locale,
    page,
    per_page: searchPageSize,
    ...(types.length > 0 && { types: types.join(',') }),
    ...(isExact && { exact: 'true' as const }),
  },
})

/** Loads the page of results that an address names. */
export function searchResults(locale: Locale, text: string, view: SearchView) {
  const shown = { types: typesOf(view), page: view.page, isExact: isAsTyped(view) }
  return call(searchAll, inputFor({ locale, text, ...shown }))
}

/** The query for the first results while somebody types. */
export function resultsQuery(locale: Locale, text: string, types: readonly SearchType[]) {
  return endpointQuery(searchAll, inputFor({ locale, text, types, page: 1 }))
}

/** The query for the popular searches of a language. */
export function popularQuery(locale: Locale) {
  return endpointQuery(popularSearches, { query: { locale } })
}

/** The query for suggestions while somebody types. */
export function suggestionsQuery(locale: Locale, text: string) {
  return endpointQuery(searchSuggestions, { query: { q: searchText(text), locale } })
}
