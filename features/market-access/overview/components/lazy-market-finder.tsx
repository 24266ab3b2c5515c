'use client'

import '@/components/button/button.module.css'
import '@/components/control/control.module.css'
import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './market-finder.module.css'
import './market-links.module.css'

/** The filter of the markets, whose script loads when the page is first used. */
export const LazyMarketFinder = onFirstUse(
  async () => (await import('./market-finder')).MarketFinder,
)
