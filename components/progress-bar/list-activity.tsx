'use client'

import { startActivity } from '@/lib/api/activity'
import { useEffect } from 'react'

/** How long a list shows that it changed (spec part 1 section 2.4). */
const shownMs = 800

/** The view of each list that was shown last; another page of a list is a new page to the router. */
const shownViews = new Map<string, string>()

/**
 * Keeps the loading indicator up for a moment when a list shows another page or order. The new
 * records are shown at once; nobody waits for the indicator.
 */
export function ListActivity({ list, state }: { list: string; state: string }) {
  useEffect(() => {
    const before = shownViews.get(list)
    shownViews.set(list, state)
    if (before === undefined || before === state) return
    const end = startActivity()
    const timer = setTimeout(end, shownMs)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [list, state])
  return null
}
