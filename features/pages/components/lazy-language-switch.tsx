'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import './language-switch.module.css'

/** The link to the other language, whose script loads when the page is first used. */
export const LazyLanguageSwitch = onFirstUse(
  async () => (await import('./language-switch')).LanguageSwitch,
)
