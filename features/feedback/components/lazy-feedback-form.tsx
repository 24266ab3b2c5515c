'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/button/button.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './feedback-form.module.css'

/** The question at the end of a page, whose script loads when the page is first used. */
export const LazyFeedbackForm = onFirstUse(
  async () => (await import('./feedback-form')).FeedbackForm,
)
