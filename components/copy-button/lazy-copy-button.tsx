'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/button/button.module.css'
import '@/components/icon/icon.module.css'

/** The copy button, whose script loads when the page is first used. */
export const LazyCopyButton = onFirstUse(async () => (await import('./copy-button')).CopyButton)
