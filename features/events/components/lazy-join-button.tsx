'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import { isSignedIn } from '@/lib/auth/signed-in'
import '@/components/button/button.module.css'
import '@/components/icon/icon.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import '@/components/link/link.module.css'

/** The button to join; its script loads when the page is first used, for members at once. */
export const LazyJoinButton = onFirstUse(async () => (await import('./join-button')).JoinButton, {
  atOnceIf: isSignedIn,
})
