'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** The edit form of a company; its skeleton shows before. */
export const EditFormOpener = browserOnly(() =>
  import('./edit-form').then((module) => module.EditForm),
)
