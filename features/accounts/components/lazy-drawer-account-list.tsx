'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import '@/components/link/link.module.css'
import '@/components/button/button.module.css'
import './drawer-account.module.css'

/** The account in the side drawer, whose script loads when the page is first used. */
export const LazyDrawerAccountList = onFirstUse(
  async () => (await import('./drawer-account-list')).DrawerAccountList,
)
