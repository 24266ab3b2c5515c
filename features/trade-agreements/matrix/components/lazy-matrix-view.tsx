'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/button/button.module.css'
import '@/components/check/check.module.css'
import '@/components/chip/chip.module.css'
import '@/components/control/control.module.css'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/sort-head/sort-head.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import '../../components/partners.module.css'
import './matrix-filters.module.css'
import './matrix-table.module.css'
import './matrix-view.module.css'

/** The comparison of agreements, whose script loads when the page is first used. */
export const LazyMatrixView = onFirstUse(async () => (await import('./matrix-view')).MatrixView)
