'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import './header-search.module.css'
import './search-field.module.css'

/** The search of the header, whose script loads when the page is first used or by Ctrl+K. */
export const LazyHeaderSearch = onFirstUse(
  async () => (await import('./header-search')).HeaderSearch,
  { shortcut: 'KeyK' },
)
