'use client'

import type { ListShape, ListState } from '@/lib/api/list-state'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { queryAt, showAddress, subscribeToAddress, viewAddress } from './address'

/** The view that the address asks for: the server's at first, then whatever is there. */
export function useView<Key extends string, Sort extends string>(
  shape: ListShape<Key, Sort>,
  path: string,
  first: ListState<Key, Sort>,
) {
  const firstQuery = shape.write(first)
  const read = useCallback(() => {
    const query = queryAt(path)
    return query ? shape.write(shape.parse(query)) : firstQuery
  }, [shape, path, firstQuery])
  const query = useSyncExternalStore(subscribeToAddress, read, () => firstQuery)
  const state = useMemo(() => shape.parse(new URLSearchParams(query)), [shape, query])

  const show = useCallback(
    (next: ListState<Key, Sort>, as: 'push' | 'replace' = 'push') => {
      const wanted = shape.write(next)
      if (wanted !== read()) showAddress(viewAddress(path, wanted), as)
    },
    [shape, path, read],
  )
  return { state, query, show }
}
