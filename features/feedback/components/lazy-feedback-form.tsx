'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import { hasAnswered } from './answered-pages'
import '@/components/button/button.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './feedback-form.module.css'

/**
 * The question at the end of a page. Its script loads when the page is first used, or at once where
 * a page was answered before: that may be this one.
 */
export const LazyFeedbackForm = onFirstUse(
  async () => (await import('./feedback-form')).FeedbackForm,
  { atOnceIf: hasAnswered },
)
