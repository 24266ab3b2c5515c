'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import '@/components/bilingual-name/name-note.module.css'
import '@/components/card/card.module.css'
import '@/components/picture/picture.module.css'
import './offer-card.module.css'

/** What a company offers, whose script loads when the page is first used. */
export const LazyCompanyOffersView = onFirstUse(
  async () => (await import('./company-offers-view')).CompanyOffersView,
)
