'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import './scheme-switch.module.css'

/** The choice of the colour scheme, whose script loads when the page is first used. */
export const LazySchemeSwitch = onFirstUse(
  async () => (await import('./scheme-switch')).SchemeSwitch,
)
