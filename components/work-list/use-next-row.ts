'use client'

import { useQuery } from '@tanstack/react-query'
import { useLastView } from './last-views'
import type { WorkRow } from './work-row'
import type { WorkSource } from './use-work-list'

/**
 * The record after this one in the view of a list that was shown last, as it was when this record
 * was opened: a decision that takes the record off the list does not lose the place. After the last
 * one of the page comes its first.
 */
export function useNextRow<Row extends WorkRow, Key extends string, Sort extends string>(
  { resource, shape, load }: WorkSource<Row, Key, Sort>,
  id: WorkRow['id'],
): Row | undefined {
  const [lastQuery] = useLastView(resource)
  const state = shape.parse(new URLSearchParams(lastQuery))
  const query = { ...shape.query(state), ...(state.sort !== '' && { sort: state.sort }) }
  const { data } = useQuery({
    queryKey: ['next', resource, query, id],
    queryFn: () => load(query, state),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const rows = data?.data ?? []
  const place = rows.findIndex((row) => row.id === id)
  return rows.slice(place + 1).find((row) => row.id !== id) ?? rows.find((row) => row.id !== id)
}
