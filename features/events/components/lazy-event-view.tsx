'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import { isSignedIn } from '@/lib/auth/signed-in'
import '@/components/list-view/list-styles'
import '@/components/picture/picture.module.css'
import './event-card.module.css'

/** A list of events; its script loads when the page is first used, for members at once. */
export const LazyEventView = onFirstUse(async () => (await import('./event-view')).EventView, {
  atOnceIf: isSignedIn,
})
