'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { recentIn, withRecent } from '../rules'
import { searchText } from '../search-params'

const storageKey = 'recent-searches'
const listeners = new Set<() => void>()

function read(): string {
  try {
    return window.localStorage.getItem(storageKey) ?? '[]'
  } catch {
    return '[]'
  }
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length === 0) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, JSON.stringify(texts))
  } catch {
    // The browser may refuse storage, or it may be full: nothing is stored then.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Stores a search whose results were opened, in this browser only. */
export function rememberSearch(typed: string): void {
  const text = searchText(typed)
  if (text !== '') write(withRecent(recentIn(read()), text))
}

/** The recent searches of this browser, newest first, and a function that clears them. */
export function useRecentSearches() {
  const stored = useSyncExternalStore(subscribe, read, () => '[]')
  const recent = useMemo(() => recentIn(stored), [stored])
  return { recent, clear: () => write([]) }
}
