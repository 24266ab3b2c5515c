'use client'

import type { ListShape, ListState } from '@/lib/api/list-state'
import { pageCount, type Page } from '@/lib/api/paging'
import { useId, type RefObject } from 'react'
import { viewAddress } from './address'
import { useEarlyInput } from './use-early-input'
import { useOwnLinks } from './use-own-links'
import { usePage } from './use-page'
import { useTyping } from './use-typing'
import { useView } from './use-view'

/** Where a list of a page comes from. */
export interface ListSource<Item, Key extends string, Sort extends string> {
  /** Names the list in the memory of the window. */
  name: string
  shape: ListShape<Key, Sort>
  /** The address of the list in its language. */
  path: string
  state: ListState<Key, Sort>
  /** The page of that view: the first one shown, without a call. */
  first: Page<Item>
  /** Loads a view in the browser; import the feature's queries here, so that they come when needed. */
  load: (state: ListState<Key, Sort>) => Promise<Page<Item>>
}

/**
 * A list of a page at its address: the server's view first and without script; then every filter,
 * order and page uses the list's call and changes the address only (spec/decisions.md section 2).
 * A link to another view moves the focus to the results, and `onPage` tells of another page.
 */
export function useList<Item, Key extends string, Sort extends string>(
  source: ListSource<Item, Key, Sort>,
  parts: {
    /** Everything whose links can lead to views of the list. */
    section: RefObject<HTMLElement | null>
    results: RefObject<HTMLElement | null>
    onPage?: () => void
  },
) {
  const { name, shape, path } = source
  const view = useView(shape, path, source.state)
  const { state, query, show } = view
  const typing = useTyping(shape, view)
  const answer = usePage({
    key: [name, query],
    load: () => source.load(state),
    first: { key: [name, shape.write(source.state)], page: source.first },
  })
  const titleId = useId()
  const formId = `${titleId}-filters`
  useEarlyInput(formId, shape, view)
  useOwnLinks(parts.section, path, (requested) => {
    const next = shape.parse(requested)
    show(next)
    parts.results.current?.focus({ preventScroll: true })
    if (next.page !== state.page) parts.onPage?.()
  })
  const page = answer.isError ? undefined : answer.data
  return {
    state,
    show,
    typing,
    answer,
    /** The page of the view; undefined while there is none and when it cannot be loaded. */
    page,
    pages: { page: state.page, count: pageCount(page?.total ?? 0, shape.pageSize) },
    hrefOf: (other: ListState<Key, Sort>) => viewAddress(path, shape.write(other)),
    titleId,
    formId,
  }
}
