'use client'

import { useRested } from '@/components/combobox/use-rested'
import { useWindowMemory } from '@/components/list-view/window-memory'
import type { Locale } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { QuestionAnswer } from '../contract'
import { answerQuery } from '../queries'

/** The debounce time of suggestions. */
export const suggestionPauseMs = 150

/** What a text may mean, while somebody types it; nothing where the call fails. */
export function useSuggestedAnswer(
  locale: Locale,
  field: 'q' | 'market',
  typed: string,
  isWanted: boolean,
): QuestionAnswer | undefined {
  const client = useWindowMemory()
  const text = useRested(typed.trim(), suggestionPauseMs)
  const isEmpty = typed.trim() === ''
  const shown = useRef('')
  const { data, isError, isPlaceholderData } = useQuery(
    {
      ...answerQuery(locale, { q: '', market: '', [field]: isEmpty ? '' : text }),
      // An empty market offers those that are most asked for; an empty product offers nothing.
      enabled: isWanted && (isEmpty ? field === 'market' : text !== ''),
      // What a longer text still may mean; the offer for an empty field is none for what is typed now.
      placeholderData: (last) =>
        shown.current !== '' && text.startsWith(shown.current) ? last : undefined,
    },
    client,
  )
  useEffect(() => {
    if (data && !isPlaceholderData) shown.current = isEmpty ? '' : text
  }, [data, isPlaceholderData, isEmpty, text])
  // Nothing is offered for an empty product, and until the first letters are sent.
  const isUnsent = isEmpty ? field === 'q' : text === ''
  return isError || isUnsent ? undefined : data
}
