'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import '@/components/bilingual-name/name-note.module.css'
import '@/components/card/card.module.css'
import '@/components/picture/picture.module.css'
import './offer-card.module.css'

/** The offers of a sub-sector, whose script loads when the page is first used. */
export const LazySectorOffersView = onFirstUse(
  async () => (await import('./sector-offers-view')).SectorOffersView,
)
