'use client'

import '@/components/alert/alert.module.css'
import '@/components/button/button.module.css'
import { onFirstUse } from '@/components/first-use/on-first-use'
import { until } from '@/components/first-use/until'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './plan-offer.module.css'
import { isOffered, subscribeToOffer } from './use-plan-offer'

/** The offer of the three questions. Its script loads with the registration. */
export const LazyPlanOffer = onFirstUse(async () => (await import('./plan-offer')).PlanOffer, {
  when: () => until(subscribeToOffer, isOffered),
})
