'use client'

import type { View } from '@/components/list-view/use-view'
import { isFiltered, type ListShape, type ListState } from '@/lib/api/list-state'
import { pageCount, type Page } from '@/lib/api/paging'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useLastView } from './last-views'

/** The query of a work list's call. */
type WorkQuery<Key extends string, Sort extends string> = ReturnType<ListShape<Key, Sort>['query']>

/** Where a work list comes from. */
export interface WorkSource<Row, Key extends string, Sort extends string> {
  /** The list's address in the back office, and the key under which its answers are remembered. */
  resource: string
  shape: ListShape<Key, Sort>
  load: (query: WorkQuery<Key, Sort>, state: ListState<Key, Sort>) => Promise<Page<Row>>
  /** Milliseconds after which it is loaded again while it is looked at. */
  reloadAfter?: number
}

/** A work list as its pagination sees it. */
export interface PagedList {
  rows: readonly unknown[]
  total: number
  isCapped: boolean
  page: number
  pageCount: number
  /** The position of its first record among all, from 1. */
  first: number
  setPage: (page: number) => void
}

/**
 * The view that the address of a work list names. A link to an address without one leads to the view
 * that was shown last, so that a person who comes back from a record finds it again.
 */
function useWorkView<Key extends string, Sort extends string>(
  resource: string,
  shape: ListShape<Key, Sort>,
): View<Key, Sort> {
  const location = useLocation()
  const { search } = location
  const navigate = useNavigate()
  const [lastQuery, saveQuery] = useLastView(resource)
  const isByLink = useNavigationType() !== 'POP'
  const isRestored = isByLink && search === ''
  const state = shape.parse(new URLSearchParams(isRestored ? lastQuery : search))
  const query = shape.write(state)
  const follow = useEffectEvent(() => {
    if (!isRestored) saveQuery(query)
    else if (query !== '') void navigate({ search: query }, { replace: true })
  })
  useEffect(() => follow(), [search, query])
  useEffect(() => {
    if (location.state?.isOtherPage === true) window.scrollTo(0, 0)
  }, [location])

  const show = (next: ListState<Key, Sort>, as: 'push' | 'replace' = 'push') => {
    const wanted = shape.write(next)
    if (wanted === query) return
    saveQuery(wanted)
    const to = { isOtherPage: next.page !== state.page }
    void navigate({ search: wanted }, { replace: as === 'replace', state: to })
  }
  return { state, query, show }
}

/** A work list at its address, with the page of its view; a page past the end leads to the first. */
export function useWorkList<Row, Key extends string, Sort extends string>({
  resource,
  shape,
  load,
  reloadAfter,
}: WorkSource<Row, Key, Sort>) {
  const view = useWorkView(resource, shape)
  const { state, show } = view
  const query = { ...shape.query(state), ...(state.sort !== '' && { sort: state.sort }) }
  const answer = useQuery({
    queryKey: [resource, query],
    queryFn: () => load(query, state),
    placeholderData: keepPreviousData,
    retry: false,
    ...(reloadAfter !== undefined && { refetchInterval: reloadAfter }),
  })
  const { data: page, isFetching, isPending, error, refetch } = answer
  const isPastEnd = state.page > 1 && !isFetching && page?.data.length === 0
  const showFirst = useEffectEvent(() => show({ ...state, page: 1 }, 'replace'))
  useEffect(() => {
    if (isPastEnd) showFirst()
  }, [isPastEnd])
  return {
    ...view,
    shape,
    rows: page?.data ?? [],
    total: page?.total ?? 0,
    isCapped: page?.total_capped ?? false,
    isPending,
    error,
    refetch: () => void refetch(),
    /** Whether it is narrowed by more than the filters that it opens with. */
    isNarrowed: isFiltered(state, shape.start),
    /** The value of a filter, or ''. */
    valueOf: (key: Key) => state.filters[key][0] ?? '',
    /** Shows the records with this value of a filter; '' for all. */
    choose: (key: Key, value: string) => show(shape.having(state, key, [value])),
    page: state.page,
    pageCount: pageCount(page?.total ?? 0, shape.pageSize),
    first: (state.page - 1) * shape.pageSize + 1,
    setPage: (number: number) => show({ ...state, page: number }),
  }
}
