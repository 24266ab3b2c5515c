'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/list-view/list-styles'
import './request-row.module.css'

/** The list of requests; its script loads when the page is first used. */
export const LazyBoardView = onFirstUse(async () => (await import('./board-view')).BoardView)
