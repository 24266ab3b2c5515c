'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import './progress-bar.module.css'

/** The progress bar, whose script loads when the page is first used. */
export const LazyProgressBar = onFirstUse(async () => (await import('./progress-bar')).ProgressBar)
