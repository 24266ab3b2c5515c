'use client'

import { startActivity } from '@/lib/api/activity'
import { useEffect, useRef } from 'react'

/** How long a list shows that it changed (spec part 1 section 2.4). */
const shownMs = 800

/**
 * Keeps the loading indicator up for a moment when a list shows another page or order. The new
 * records are shown at once; nobody waits for the indicator.
 */
export function ListActivity({ state }: { state: string }) {
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    const end = startActivity()
    const timer = setTimeout(end, shownMs)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [state])
  return null
}
