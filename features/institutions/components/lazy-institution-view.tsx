'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import './institution-row.module.css'

/** The list of institutions, whose script loads when the page is first used. */
export const LazyInstitutionView = onFirstUse(
  async () => (await import('./institution-view')).InstitutionView,
)
