'use client'

import '@/components/button/button.module.css'
import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'

/** The button to follow a topic; its script loads when the page is first used. */
export const LazyFollowButton = onFirstUse(
  async () => (await import('./follow-button')).FollowButton,
)
