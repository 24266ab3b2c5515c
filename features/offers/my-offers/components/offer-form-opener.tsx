'use client'

import { browserOnly } from '@/components/browser-only/browser-only'

/** The form of a product or service; its skeleton shows before. */
export const OfferFormOpener = browserOnly(() =>
  import('./offer-form').then((module) => module.OfferForm),
)
