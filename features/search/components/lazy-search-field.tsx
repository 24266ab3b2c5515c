'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import './search-field.module.css'

/** The search box of a page, whose script loads when the page is first used. */
export const LazySearchField = onFirstUse(async () => (await import('./search-field')).SearchField)
