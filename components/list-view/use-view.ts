'use client'

import type { ListShape, ListState } from '@/lib/api/list-state'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { queryAt, showAddress, subscribeToAddress, viewAddress } from './address'

/** The view of a list that its address names, and the way to another one. */
export interface View<Key extends string, Sort extends string> {
  state: ListState<Key, Sort>
  /** What the address says of it. */
  query: string
  /** Puts another view into the address; `replace` takes the place of the one before. */
  show: (next: ListState<Key, Sort>, as?: 'push' | 'replace') => void
}

/** The view that the address asks for: the server's at first, then whatever is there. */
export function useView<Key extends string, Sort extends string>(
  shape: ListShape<Key, Sort>,
  path: string,
  first: ListState<Key, Sort>,
): View<Key, Sort> {
  const firstQuery = shape.write(first)
  const read = useCallback(() => {
    const query = queryAt(path)
    return query ? shape.write(shape.parse(query)) : firstQuery
  }, [shape, path, firstQuery])
  const query = useSyncExternalStore(subscribeToAddress, read, () => firstQuery)
  const state = useMemo(() => shape.parse(new URLSearchParams(query)), [shape, query])

  const show: View<Key, Sort>['show'] = useCallback(
    (next, as = 'push') => {
      const wanted = shape.write(next)
      if (wanted !== read()) showAddress(viewAddress(path, wanted), as)
    },
    [shape, path, read],
  )
  return { state, query, show }
}
