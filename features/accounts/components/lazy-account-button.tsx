'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import '@/components/link/link.module.css'
import '@/components/button/button.module.css'
import './account-button.module.css'

/** The account button, whose script loads when the page is first used. */
export const LazyAccountButton = onFirstUse(
  async () => (await import('./account-button')).AccountButton,
)
