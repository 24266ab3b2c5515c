'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** Loads the questionnaire in the browser only: its draft is there. Its first statement is there before. */
export const AssessmentOpener = browserOnly(() =>
  import('./assessment').then(({ Assessment }) => Assessment),
)
