'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/button/button.module.css'
import '@/components/button/text-button.module.css'
import '@/components/check/check.module.css'
import '@/components/chip/chip.module.css'
import '@/components/control/control.module.css'
import '@/components/icon/icon.module.css'
import '@/components/press-chips/press-chips.module.css'
import '@/components/link/link.module.css'
import '@/components/skeleton/skeleton.module.css'
import '@/components/sort-head/sort-head.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './comparison-options.module.css'
import './comparison-view.module.css'
import './market-table.module.css'
import './weight-fields.module.css'

/** The comparison of markets, whose script loads when the page is first used. */
export const LazyComparisonView = onFirstUse(
  async () => (await import('./comparison-view')).ComparisonView,
)
