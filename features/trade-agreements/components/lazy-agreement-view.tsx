'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import '@/components/rich-text/rich-text.module.css'
import './agreement-row.module.css'
import './partners.module.css'

/** The list of agreements, whose script loads when the page is first used. */
export const LazyAgreementView = onFirstUse(
  async () => (await import('./agreement-view')).AgreementView,
)
