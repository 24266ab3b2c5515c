'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import './credential-row.module.css'

/** The list of credentials, whose script loads when the page is first used. */
export const LazyCredentialView = onFirstUse(
  async () => (await import('./credential-view')).CredentialView,
)
