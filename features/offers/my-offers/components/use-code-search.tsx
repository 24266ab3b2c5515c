'use client'

import { useEffect, useState } from 'react'
import { findHsCodes } from '../queries'

type Found = NonNullable<Awaited<ReturnType<typeof findHsCodes>>>

/** The pause in typing before a search starts. */
const pauseMs = 250

interface Answer {
  text: string
  /** Null where the search failed. */
  found: Found | null
}

/** A search of the Harmonized System while typing. */
export function useCodeSearch() {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const query = text.trim()

  useEffect(() => {
    if (query === '') return
    let gone = false
    const show = (found: Found | null) => {
      if (!gone) setAnswer({ text: query, found })
    }
    const timer = setTimeout(() => {
      findHsCodes(query).then(show, () => show(null))
    }, pauseMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [query])

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
