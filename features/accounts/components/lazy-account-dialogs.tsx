'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'

/** The account modals, closed until the page is used. */
export const LazyAccountDialogs = onFirstUse(
  async () => (await import('./account-dialogs')).AccountDialogs,
)
