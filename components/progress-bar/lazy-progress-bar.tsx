'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import { until } from '@/components/first-use/until'
import { isActive, subscribeToActivity } from '@/lib/api/activity'
import './progress-bar.module.css'

/** The progress bar. Its script loads with the first call, when the page is used at the latest. */
export const LazyProgressBar = onFirstUse(
  async () => (await import('./progress-bar')).ProgressBar,
  { when: () => until(subscribeToActivity, isActive) },
)
