'use client'

import { directionOf, type Locale } from '@/lib/i18n/locale'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'
import { muiTheme } from './mui-theme'

/** A cache that remembers which styles the server has not sent yet. */
interface CollectingCache {
  cache: EmotionCache
  take: () => string[]
}

function collectingCache(direction: 'ltr' | 'rtl'): CollectingCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'mr' : 'ml',
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  })
  cache.compat = true
  const insert = cache.insert
  let fresh: string[] = []
  cache.insert = (...args) => {
    const { name } = args[1]
    if (cache.inserted[name] === undefined) fresh.push(name)
    return insert(...args)
  }
  return {
    cache,
    take: () => {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}

const browserCaches = new Map<string, CollectingCache>()
const themes = new Map<Locale, Theme>()

function remembered<K, V>(store: Map<K, V>, key: K, make: () => V): V {
  const found = store.get(key)
  if (found) return found
  const made = make()
  store.set(key, made)
  return made
}

/**
 * Brings MUI to an island: the theme of the language, and one Emotion cache per direction with a
 * key of its own, shared by all islands of the page. On the server each render has its own cache,
 * whose styles are sent with the HTML.
 */
export function MuiProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const direction = directionOf(locale)
  const [collecting] = useState(() =>
    typeof document === 'undefined'
      ? collectingCache(direction)
      : remembered(browserCaches, direction, () => collectingCache(direction)),
  )
  useServerInsertedHTML(() => <InsertedStyles collecting={collecting} />)
  return (
    <CacheProvider value={collecting.cache}>
      <ThemeProvider theme={remembered(themes, locale, () => muiTheme(locale))}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

function InsertedStyles({ collecting: { cache, take } }: { collecting: CollectingCache }) {
  const names = take()
  if (names.length === 0) return null
  const css = names.map((name) => cache.inserted[name]).filter((rule) => typeof rule === 'string')
  return <style data-emotion={`${cache.key} ${names.join(' ')}`}>{css.join('')}</style>
}
