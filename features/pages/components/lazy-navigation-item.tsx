'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import '@/components/link/link.module.css'
import './navigation-item.module.css'

/** An item of the top navigation, whose script loads when the page is first used. */
export const LazyNavigationItem = onFirstUse(
  async () => (await import('./navigation-item')).NavigationItem,
)
