'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/button/button.module.css'
import '@/components/icon/icon.module.css'
import './print-button.module.css'

/** The print button, whose script loads when the page is first used. */
export const LazyPrintButton = onFirstUse(async () => (await import('./print-button')).PrintButton)
