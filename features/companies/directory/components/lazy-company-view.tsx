'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import '@/components/bilingual-name/name-note.module.css'
import '@/components/card/card.module.css'
import '@/components/picture/picture.module.css'
import './company-card.module.css'

/** The list of companies, whose script loads when the page is first used. */
export const LazyCompanyView = onFirstUse(async () => (await import('./company-view')).CompanyView)
