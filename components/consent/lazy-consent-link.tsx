'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import './consent.module.css'

/** The link to the consent bar, whose script loads when the page is first used. */
export const LazyConsentLink = onFirstUse(async () => (await import('./consent-link')).ConsentLink)
