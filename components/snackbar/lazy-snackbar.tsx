'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import { until } from '@/components/first-use/until'
import { currentMessage, subscribeToMessages } from './messages'
import './snackbar.module.css'

/** The messages of a page. Their script loads with the first one, when the page is used at the latest. */
export const LazySnackbar = onFirstUse(async () => (await import('./snackbar')).Snackbar, {
  when: () => until(subscribeToMessages, () => currentMessage() !== null),
})
