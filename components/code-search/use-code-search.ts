'use client'

import { useEffect, useState } from 'react'

/** What a search of codes answers; null where it is not available. */
export interface FoundCodes<Code> {
  /** The best matches. */
  data: readonly Code[]
  total: number
}

/** The pause in typing before a search starts. */
const pauseMs = 250

interface Answer<Code> {
  text: string
  /** Null where the search failed. */
  found: FoundCodes<Code> | null
}

/** A search of codes while typing. */
export function useCodeSearch<Code>(search: (text: string) => Promise<FoundCodes<Code> | null>) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer<Code> | null>(null)
  const query = text.trim()

  useEffect(() => {
    if (query === '') return
    let gone = false
    const show = (found: FoundCodes<Code> | null) => {
      if (!gone) setAnswer({ text: query, found })
    }
    const timer = setTimeout(() => {
      search(query).then(show, () => show(null))
    }, pauseMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [query, search])

  const isAnswered = answer?.text === query
  return {
    text,
    type: setText,
    /** The last results; they stay during the next search. */
    found: query === '' ? null : (answer?.found ?? null),
    isFailed: query !== '' && isAnswered && answer.found === null,
    isSearching: query !== '' && !isAnswered,
  }
}
