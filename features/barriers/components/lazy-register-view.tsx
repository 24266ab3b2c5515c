'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import './barrier-row.module.css'

/** The list of barriers; its script loads when the page is first used. */
export const LazyRegisterView = onFirstUse(
  async () => (await import('./register-view')).RegisterView,
)
