'use client'

import { useRested } from '@/components/combobox/use-rested'
import { useWindowMemory } from '@/components/list-view/window-memory'
import type { Locale } from '@/lib/i18n/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchType } from '../kinds/contract'
import { popularQuery, resultsQuery, suggestionsQuery } from '../queries'
import { searchText } from '../search-params'

/** The debounce times: suggestions come sooner than whole results. */
export const typingPauses = { suggestionsMs: 150, resultsMs: 250 } as const

/**
 * The first results of a text while somebody types it; the previous ones stay in the meantime. A
 * call for an earlier text or other types is aborted, and an answer is cached for a minute.
 */
export function useResults(locale: Locale, typed: string, types: readonly SearchType[]) {
  const client = useWindowMemory()
  const wanted = searchText(typed)
  const text = useRested(wanted, typingPauses.resultsMs)
  const answer = useQuery(
    {
      ...resultsQuery(locale, text, types),
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    client,
  )
  return {
    /** The text of the answer or of the running call. */
    text,
    answer: text === '' || answer.isError ? undefined : answer.data,
    error: text === '' ? null : answer.error,
    isWaiting: wanted !== text || answer.isFetching,
    retry: () => void answer.refetch(),
  }
}

/** The suggestions for a text while somebody types it. */
export function useSuggestions(locale: Locale, typed: string) {
  const client = useWindowMemory()
  const text = useRested(searchText(typed), typingPauses.suggestionsMs)
  const { data, isError } = useQuery(
    {
      ...suggestionsQuery(locale, text),
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    client,
  )
  return { text, suggestions: text === '' || isError ? [] : (data ?? []) }
}

/** The popular searches of a language; none until they are there, and where the call fails. */
export function usePopularSearches(locale: Locale): readonly string[] {
  const client = useWindowMemory()
  return useQuery({ ...popularQuery(locale), retry: false }, client).data ?? []
}
