'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'

/** Soft navigation, whose script loads when the page is first used. */
export const LazySoftNavigation = onFirstUse(
  async () => (await import('./soft-navigation')).SoftNavigation,
)
