'use client'

import '@/components/button/button.module.css'
import '@/components/combobox/option.module.css'
import '@/components/control/control.module.css'
import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './question-field.module.css'
import './question-form.module.css'

/** The question, whose script loads when the page is first used. */
export const LazyQuestionForm = onFirstUse(
  async () => (await import('./question-form')).QuestionForm,
)
