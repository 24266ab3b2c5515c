'use client'

import { useWindowMemory } from '@/components/list-view/window-memory'
import type { Locale } from '@/lib/i18n/locale'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchType } from '../contract'
import { resultsQuery, suggestionsQuery } from '../queries'
import { searchText } from '../search-params'
import { useRested } from './use-rested'

/** Typing is answered when it has rested this long: names sooner than whole results. */
export const typingPauses = { suggestionsMs: 150, resultsMs: 250 } as const

/**
 * The first results of a text while somebody types it; those before stay meanwhile. A call whose
 * text or types are no longer asked for is ended, and an answer is kept for a minute.
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
    /** The text that is answered, or being answered. */
    text,
    answer: text === '' || answer.isError ? undefined : answer.data,
    error: text === '' ? null : answer.error,
    isWaiting: wanted !== text || answer.isFetching,
    retry: () => void answer.refetch(),
  }
}

/** What a text may be the beginning of, while somebody types it. */
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
