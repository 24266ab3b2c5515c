'use client'

import type { FilterValues, ListShape } from '@/lib/api/list-state'
import { useEffect, useRef, useState } from 'react'
import type { View } from './use-view'

/** A list answers a typed text when typing has rested this long. */
export const typingPauseMs = 300

interface Typed {
  /** The view in which it was typed. */
  at: string
  texts: Readonly<Record<string, string>>
}

/**
 * Text filters while somebody types: what is in the field is theirs until the view changes by
 * another way, and the view follows when they pause. One spell of typing is one step of Back.
 */
export function useTyping<Key extends string, Sort extends string>(
  shape: ListShape<Key, Sort>,
  { state, query, show }: View<Key, Sort>,
) {
  const [typed, setTyped] = useState<Typed>({ at: query, texts: {} })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastTyped = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [query])

  /** The view with these texts in its text filters. */
  const withTexts = (texts: FilterValues) => shape.with(state, texts)

  const texts =
    typed.at === query || shape.write(withTexts(typed.texts)) === query ? typed.texts : {}

  const type = (key: Key, text: string) => {
    const now = { ...texts, [key]: text }
    setTyped({ at: query, texts: now })
    clearTimeout(timer.current)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // Somebody has opened a record whose screen is still loading.
      if (window.location.pathname !== pathname) return
      const next = withTexts(now)
      show(next, lastTyped.current === query ? 'replace' : 'push')
      lastTyped.current = shape.write(next)
    }, typingPauseMs)
  }

  /** Shows a view at once, with what was typed in the meantime. */
  const settle = (given: Readonly<Record<string, string>> = texts) => {
    clearTimeout(timer.current)
    return withTexts(given)
  }

  return { texts, type, settle }
}
