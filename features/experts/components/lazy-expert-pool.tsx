'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import '@/components/disclosure/disclosure.module.css'
import '@/components/picture/picture.module.css'
import '@/components/rich-text/rich-text.module.css'
import './expert-card.module.css'

/** The pool of experts, whose script loads when the page is first used. */
export const LazyExpertPool = onFirstUse(async () => (await import('./expert-pool')).ExpertPool)
