'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import './snackbar.module.css'

/** The messages of a page, whose script loads when the page is first used. */
export const LazySnackbar = onFirstUse(async () => (await import('./snackbar')).Snackbar)
