'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** How many of the media queries, joined by `;`, the window matches; none before script runs. */
export function useMatching(queries: string): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      const lists = mediaOf(queries)
      for (const list of lists) list.addEventListener('change', notify)
      return () => {
        for (const list of lists) list.removeEventListener('change', notify)
      }
    },
    [queries],
  )
  const count = useCallback(
    () => mediaOf(queries).filter(({ matches }) => matches).length,
    [queries],
  )
  return useSyncExternalStore(subscribe, count, () => 0)
}

function mediaOf(queries: string): MediaQueryList[] {
  return queries
    .split(';')
    .filter((query) => query !== '')
    .map((query) => window.matchMedia(query))
}
